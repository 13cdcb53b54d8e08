import { billingRules } from '@formulary/rules/accounts/billingRules';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { fullName } from '@formulary/rules/text/fullName';
import { readProfile } from '../accounts/users.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { lockCustomer, type SeenCustomer } from './lockCustomer.ts';
import { requireReason } from '../platform/problems/requireReason.ts';
import { writeNames } from './rectify.queries.ts';

const { firstName, lastName, company } = billingRules;
const rules = { firstName, lastName, company };

/** What is right instead, and why it was corrected. */
interface Correction extends SeenCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly reason: string;
}

/**
 * Corrects the name and company of a customer. Each of the two that changes is an event with the old and the new value.
 * What is signed or ordered already keeps the name that it had. Refuses as `lockCustomer` does, with 'reason-required',
 * and with 'invalid-request' what the profile form would refuse.
 */
export async function rectifyCustomer(
  db: Db,
  { reason, ...correction }: Correction,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<void> {
  const why = requireReason(reason);
  const { userId } = correction;
  const names = tidyForm(rules, {
    firstName: correction.firstName,
    lastName: correction.lastName,
    company: correction.company,
  });
  const errors = checkForm(rules, names);
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  await withTransaction(db, async (trx) => {
    await lockCustomer(trx, correction);
    const before = await readProfile(trx, userId);
    await writeNames(trx, userId, names);
    const values = [
      ['name', fullName(before), fullName(names)],
      ['company', before.company ?? '', names.company],
    ] as const;
    for (const [what, from, to] of values) {
      if (from === to) continue;
      await recordEvent(trx, {
        at: now,
        actorId: undefined,
        action: 'customer-rectified',
        subject: `user ${userId}`,
        detail: { by: actor.by, reason: why, what },
        staff: actor.staff,
        personal: { from, to },
      });
    }
  });
}
