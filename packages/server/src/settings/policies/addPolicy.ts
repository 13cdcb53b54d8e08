import type { StaticPageFile } from '@formulary/rules/content/prose';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { settingSentences } from '@formulary/rules/problems/settingSentences';
import { hasWords, policyNames, policyRules } from '@formulary/rules/settings/policyVersion';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../changeSettings.ts';
import { insertPolicy, lockPolicy } from './policies.queries.ts';
import { proseInHtml, wordsIn } from './proseInHtml.ts';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly policies: 'policy-added';
  }
}

/** A new version of a policy, and the version of its record that was seen. */
interface NewPolicy {
  readonly page: StaticPageFile;
  readonly from: string;
  readonly html: string;
  readonly reason: string;
  readonly version: number;
}

/** Returns the subject of a policy's events. */
export const policySubject = (page: StaticPageFile): string => `policy ${page}`;

/**
 * Adds a version of a policy, which holds from its day on, and records who and why. Returns its number. Refuses a day in
 * the past, a text without words or too long, a missing reason, and with 'record-changed'.
 */
export async function addPolicy(
  db: Db,
  { page, reason: typedReason, version, ...typed }: NewPolicy,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<number> {
  const reason = requireReason(typedReason);
  const rules = policyRules(londonDay(now));
  const { from, html } = tidyForm(rules, { ...typed });
  const faults = checkForm(rules, { from, html });
  const errors =
    faults.html === undefined && !hasWords(wordsIn(proseInHtml(html)))
      ? { ...faults, html: settingSentences.policyText }
      : faults;
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  return withTransaction(db, async (trx) => {
    await lockPolicy(trx, page);
    await requireUnchanged(trx, policySubject(page), version);
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'policy-added',
      subject: policySubject(page),
      detail: { by: actor.by, what: policyNames[page], holdsFrom: formatDay(from), reason },
      staff: actor.staff,
    });
    const { staffId } = actor.staff;
    return insertPolicy(trx, { page, from, html, eventId, at: now, staffId });
  });
}
