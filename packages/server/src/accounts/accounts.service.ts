import { checkAccount } from '@formulary/rules/accounts/accountState';
import {
  type BillingDetails,
  type BillingField,
  billingRules,
} from '@formulary/rules/accounts/billingRules';
import type { Profile } from '@formulary/rules/accounts/profile';
import { type FormErrors, checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { type SignInAttempt, checkPassword } from './checkPassword.ts';
import type { Sessions } from './sessions/createSessions.ts';
import { lockAccount, readProfile, updateDetails } from './users.queries.ts';

/** Recorded actions of an account that is not staff. */
export type AccountAction =
  | 'account-registered'
  | 'registration-removed'
  | 'email-confirmed'
  | 'email-changed'
  | 'password-reset-requested'
  | 'password-changed'
  | 'documents-replaced'
  | 'profile-changed'
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly account: AccountAction;
  }
}

/**
 * Signs in and returns the token of a new session (spec 7.3, reading R6). Refuses an unknown address and a wrong
 * password alike, with 'sign-in-failed' in the same words and time. Refuses an account that is not active with its own
 * sentence (reading R11), and too many attempts with 'too-many-requests' (`takeSignInAttempt`).
 */
export async function signIn(
  db: Db,
  sessions: Sessions,
  attempt: SignInAttempt,
  now: Date,
): Promise<string> {
  const account = await checkPassword(db, attempt, now);
  Refused.unless(checkAccount(account.accountState));
  return sessions.begin(account.id);
}

/**
 * Changes the user's own details (spec 7.9, 5.11) after tidying the text. Keeps the stored company if none is sent.
 * Returns the current profile, or the errors by field.
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
    const unchanged = typed.company === undefined ? { company: before.company ?? '' } : {};
    await updateDetails(trx, userId, { ...details, ...unchanged });
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

/** Returns field names only: old values must not be recorded. */
function changedFields(before: Profile, after: Profile): readonly string[] {
  const fields = Object.keys({ ...before, ...after }) as (keyof Profile)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
