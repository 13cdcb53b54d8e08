import {
  type BillingDetails,
  type BillingField,
  billingRules,
} from '@formulary/rules/accounts/billingRules';
import { checkAccount } from '@formulary/rules/accounts/checkAccount';
import { type FormErrors, checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import type { Profile } from '@formulary/rules/accounts/profile';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Sessions } from './sessions/createSessions.ts';
import { lockAccount } from './moveUser.queries.ts';
import { judgePassword, type SignInAttempt } from './judgePassword.ts';
import { readProfile, updateDetails } from './users.queries.ts';

/**
 * Answers a new session's token (spec 7.3, reading R6).
 * Refuses with 'sign-in-failed' in the same words and time for an unknown address as for a wrong
 * password, with the account's sentence when it is not active (reading R11), and with
 * 'too-many-requests' what `takeSignInAttempt` refuses.
 */
export async function signIn(
  db: Db,
  sessions: Sessions,
  attempt: SignInAttempt,
  now: Date,
): Promise<string> {
  const account = await judgePassword(db, attempt, now);
  Refused.unless(checkAccount(account.accountState));
  return sessions.begin(account.id);
}

/**
 * Changes the user's own details (spec 7.9, 5.11) after tidying the text. If no company is sent, the stored one stays.
 * Answers the profile as it is now, or what is wrong by field.
 */
export async function updateProfile(
  db: Db,
  userId: number,
  typed: Omit<BillingDetails, 'company'> & { readonly company?: string | undefined },
  now: Date,
): Promise<Profile | { readonly errors: FormErrors<BillingField> }> {
  const { company = '', ...others } = typed;
  const details = tidyForm(billingRules, { ...others, company });
  const errors = checkForm(billingRules, details);
  if (Object.keys(errors).length > 0) return { errors };
  return withTransaction(db, async (trx) => {
    await lockAccount(trx, userId);
    const before = await readProfile(trx, userId);
    const kept = typed.company === undefined ? { company: before.company ?? '' } : {};
    await updateDetails(trx, userId, { ...details, ...kept });
    const after = await readProfile(trx, userId);
    await recordEvent(trx, {
      at: now,
      actorId: userId,
      action: 'profile-changed',
      subject: `user ${userId}`,
      detail: { fields: changedFields(before, after).join(', ') },
    });
    return after;
  });
}

/** Names alone: what stood there is nobody's business later. */
function changedFields(before: Profile, after: Profile): readonly string[] {
  const fields = Object.keys({ ...before, ...after }) as (keyof Profile)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
