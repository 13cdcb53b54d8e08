import * as calls from '@formulary/rules/calls/desk/deskPolicyCalls';
import { flatProse } from '@formulary/rules/content/flatProse';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { LONGEST_POLICY, versionOn } from '@formulary/rules/settings/policyVersion';
import { settingSentences } from '@formulary/rules/problems/settingSentences';
import type { FastifyInstance } from 'fastify';
import { readDeskEvents } from '../../platform/desk/readDeskEvents.queries.ts';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { Shop } from '../../start/Shop.ts';
import { addPolicy, policySubject } from './addPolicy.ts';
import { readPolicyHtml, readVersionsOfPolicy } from './policies.queries.ts';
import { proseInHtml } from './proseInHtml.ts';
import { readOwnText } from './readOwnText.ts';

const MOST_VERSIONS = 100;
const MOST_NODES = 5_000;

/** Registers the desk's calls about the terms and policies. */
export function registerPolicies(
  app: FastifyInstance,
  { db, now }: Pick<Shop, 'db' | 'now'>,
): void {
  registerDeskCall(app, calls.getDeskPolicy, async ({ params: { page } }) => {
    // Before the rest, so that a change meanwhile is noticed.
    const version = await readVersion(db, policySubject(page));
    const versions = await readVersionsOfPolicy(db, page, MOST_VERSIONS);
    const holds = versionOn(
      versions.map((each) => ({ ...each, page })),
      page,
      londonDay(now()),
    );
    return {
      html: holds ? ((await readPolicyHtml(db, page, holds.id)) ?? '') : await readOwnText(page),
      versions: versions.map((each) => ({ ...each, holds: each.id === holds?.id })),
      events: await readDeskEvents(db, [policySubject(page)]),
      version,
    };
  });
  registerDeskCall(app, calls.getDeskPolicyText, async ({ params: { page, id } }) => {
    const html = id === 0 ? await readOwnText(page) : await readPolicyHtml(db, page, id);
    if (html === undefined) throw new Refused('not-found');
    return { html };
  });
  registerDeskCall(app, calls.previewDeskPolicy, async ({ body: { html } }) => {
    const nodes = flatProse(proseInHtml(html));
    const isLong = html.length > LONGEST_POLICY || nodes.length > MOST_NODES;
    if (isLong)
      throw new Refused('invalid-request', { errors: { html: settingSentences.policyLong } });
    return { nodes };
  });
  registerDeskCall(app, calls.addDeskPolicy, async ({ params: { page }, body, actor }) => ({
    id: await addPolicy(db, { page, ...body }, { actor, now: now() }),
  }));
}
