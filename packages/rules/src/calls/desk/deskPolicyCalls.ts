import { LONGEST_POLICY, policyPages } from '../../settings/policyVersion.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import {
  day,
  flag,
  instant,
  recordId,
  recordIdOrZeroInPath,
  text,
  wholeNumber,
  word,
} from '../../wire/scalars.ts';
import { defineDeskCall } from './deskCall.ts';
import { deskEvent } from './deskEvent.ts';
import { invalid, unexplained, version } from './deskRecord.ts';

const MOST_VERSIONS = 100;
const MOST_NODES = 5_000;

const page = field('page', word(policyPages));
const pageInPath = entity({ page });
/** Longer than is accepted, so that a text that is too long is refused in words. */
const html = field('html', text(0, LONGEST_POLICY + 10_000));

const policyVersion = entity({
  id: field('id', recordId),
  from: field('from', day),
  writtenAt: field('writtenAt', instant),
  by: field('by', text(1, 100)),
  /** Whether it holds today. */
  holds: field('holds', flag),
});

const proseNode = entity({
  /** How many elements it lies within. */
  depth: field('depth', wholeNumber(0, 1_000)),
  name: optionalField(
    'name',
    word(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'time']),
  ),
  href: optionalField('href', text(0, 2_000)),
  text: optionalField('text', text(0, LONGEST_POLICY + 10_000)),
});

/** Returns the versions of a policy, newest day first, its text of now, and who wrote what when. */
export const getDeskPolicy = defineDeskCall({
  name: 'getDeskPolicy',
  purpose: 'Read the versions of a policy',
  method: 'GET',
  path: '/api/desk/policies/:page',
  access: 'seeSettings',
  params: pageInPath,
  answer: entity({
    html,
    versions: field('versions', listOf(policyVersion, MOST_VERSIONS)),
    events: field('events', listOf(deskEvent, 500)),
    version,
  }),
  refusals: [],
});

/** Returns the text of a version of a policy; version 0 is the text that the shop came with. */
export const getDeskPolicyText = defineDeskCall({
  name: 'getDeskPolicyText',
  purpose: 'Read the text of a version of a policy',
  method: 'GET',
  path: '/api/desk/policies/:page/versions/:id',
  access: 'seeSettings',
  params: entity({ page, id: field('id', recordIdOrZeroInPath) }),
  answer: entity({ html }),
  refusals: [{ codes: ['not-found'], when: 'the policy has no such version' }],
});

/** Returns what the shop would show of a text: allowed elements alone, each before what it contains. */
export const previewDeskPolicy = defineDeskCall({
  name: 'previewDeskPolicy',
  purpose: 'Preview a text of a policy',
  method: 'POST',
  path: '/api/desk/policies/:page/preview',
  access: 'seeSettings',
  params: pageInPath,
  body: entity({ html }),
  answer: entity({ nodes: field('nodes', listOf(proseNode, MOST_NODES)) }),
  refusals: [invalid],
});

/** Adds a version that holds from a day on, today at the earliest. Earlier versions stay on record. */
export const addDeskPolicy = defineDeskCall({
  name: 'addDeskPolicy',
  purpose: 'Add a version of a policy',
  method: 'POST',
  path: '/api/desk/policies/:page',
  access: 'changeSettings',
  params: pageInPath,
  body: entity({
    from: field('from', text(0, 100)),
    html,
    reason: field('reason', text(0, 1_000)),
    version,
  }),
  answer: entity({ id: field('id', recordId) }),
  refusals: [
    invalid,
    unexplained,
    { codes: ['record-changed'], when: 'somebody added a version since it was read' },
  ],
});
