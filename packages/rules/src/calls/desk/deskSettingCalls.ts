import { noticeKinds } from '../../settings/noticeKinds.ts';
import { settingSectionNames } from '../../settings/settingSectionNames.ts';
import type { Words } from '../../wire/codec.ts';
import { keyed, listOf } from '../../wire/collections.ts';
import { entity, field } from '../../wire/entity.ts';
import { text, wholeNumber, word } from '../../wire/scalars.ts';
import { defineDeskCall } from './deskCall.ts';
import { deskEvent } from './deskEvent.ts';
import { invalid, notFresh, unexplained, version } from './deskRecord.ts';

const MOST_FIELDS = 20;
const LONGEST_VALUE = 5_000;
const MOST_VERSIONS = 50;
const MOST_PREVIEWED = 10;

const sectionInPath = entity({ section: field('section', word(settingSectionNames)) });
const values = field('values', keyed(text(0, LONGEST_VALUE), MOST_FIELDS));

/** A section of the settings as it is now. */
const deskSetting = entity({
  section: field('section', word(settingSectionNames)),
  /** By field; values of several lines hold one entry to a line. */
  values,
  version,
});

export type DeskSetting = Words<typeof deskSetting>;

/** Returns all settings that staff change, by section. */
export const getDeskSettings = defineDeskCall({
  name: 'getDeskSettings',
  purpose: 'Read the settings of the shop',
  method: 'GET',
  path: '/api/desk/settings',
  access: 'seeSettings',
  answer: listOf(deskSetting, settingSectionNames.length),
  refusals: [],
});

/** Returns who changed a section, when and why, and its values after each of the last 50 changes, newest first. */
export const getDeskSettingHistory = defineDeskCall({
  name: 'getDeskSettingHistory',
  purpose: 'Read the history of a section of the settings',
  method: 'GET',
  path: '/api/desk/settings/:section/history',
  access: 'seeSettings',
  params: sectionInPath,
  answer: entity({
    events: field('events', listOf(deskEvent, 500)),
    versions: field('versions', listOf(entity({ version, values }), MOST_VERSIONS)),
  }),
  refusals: [],
});

/**
 * Returns what values would change beyond the pages that the desk draws itself: the end of every mail, and the orders
 * that wait and would be promised another day. Changes nothing.
 */
export const previewDeskSettings = defineDeskCall({
  name: 'previewDeskSettings',
  purpose: 'Preview a change of the settings',
  method: 'POST',
  path: '/api/desk/settings/:section/preview',
  access: 'changeSettings',
  params: sectionInPath,
  body: entity({ values }),
  answer: entity({
    /** A mail of the shop with these values, as plain text. */
    mail: field('mail', text(0, 10_000)),
    /** Orders that are placed and have not left, whose promised day changes if they are complete now. */
    orders: field(
      'orders',
      listOf(
        entity({
          number: field('number', text(1, 60)),
          from: field('from', text(0, 60)),
          to: field('to', text(0, 60)),
        }),
        MOST_PREVIEWED,
      ),
    ),
    /** How many orders wait, of which at most a thousand were looked at. */
    waiting: field('waiting', wholeNumber(0, 1_000)),
  }),
  refusals: [invalid],
});

/** Changes a section on every server. What was issued before keeps what it said. */
export const changeDeskSettings = defineDeskCall({
  name: 'changeDeskSettings',
  purpose: 'Change a section of the settings',
  method: 'PUT',
  path: '/api/desk/settings/:section',
  access: 'changeSettings',
  params: sectionInPath,
  body: entity({ values, reason: field('reason', text(0, 1_000)), version }),
  answer: deskSetting,
  refusals: [
    invalid,
    unexplained,
    { codes: ['record-changed'], when: 'somebody changed the section since it was read' },
    { codes: ['setting-same'], when: 'the values are those of now' },
    notFresh,
  ],
});

/** Returns what everybody at the desk should know of the settings: new bank details, and bank holidays that end. */
export const getDeskNotes = defineDeskCall({
  name: 'getDeskNotes',
  purpose: 'What to know of the settings today',
  method: 'GET',
  path: '/api/desk/notes',
  access: 'useDesk',
  answer: listOf(
    entity({
      kind: field('kind', word(['bank-changed', 'calendar-ends'])),
      /** In sentences. */
      text: field('text', text(1, 2_000)),
    }),
    20,
  ),
  refusals: [],
});

export type DeskNote = Words<typeof getDeskNotes.answer>[number];

/** Sends a mail to everybody who gets a notice, and returns their addresses. */
export const testDeskNotice = defineDeskCall({
  name: 'testDeskNotice',
  purpose: 'Send a test of a notice to everybody who gets it',
  method: 'POST',
  path: '/api/desk/notices/:kind/test',
  access: 'changeSettings',
  params: entity({ kind: field('kind', word(noticeKinds)) }),
  answer: listOf(text(3, 254), 1_000),
  refusals: [],
});
