import {
  type BillingDetails,
  type BillingField,
  billingRules,
} from '@formulary/rules/accounts/billingRules';
import { checkAccount } from '@formulary/rules/accounts/checkAccount';
import { type FormErrors, checkForm } from '@formulary/rules/forms/fieldCheck';
import type { Profile } from '@formulary/rules/accounts/profile';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { createTurns } from '../platform/limits/createTurns.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Sessions } from './sessions/createSessions.ts';
import { lockAccount } from './moveUser.queries.ts';
import { verifyPassword } from './passwords/verifyPassword.ts';
import {
  forgetFailures,
  giveBackAttempt,
  noteFailure,
  type SignInPlace,
} from './signInAttempts.queries.ts';
import { takeSignInAttempt } from './takeSignInAttempt.ts';
import { findAccount, readProfile, type SignInAccount, updateDetails } from './users.queries.ts';

/** So many of one network are judged at once, so that one storm leaves the others their turn. */
const MOST_JUDGED_AT_ONCE = 8;
const MOST_WAITING = 200;
const inTurn = createTurns(MOST_JUDGED_AT_ONCE, MOST_WAITING);

/** Somebody who wants to sign in, and from which network. */
export interface SignInAttempt extends SignInPlace {
  readonly password: string;
}

/**
 * Answers a new session's token (spec 7.3, reading R6).
 * Refuses with 'sign-in-failed' in the same words and time for an unknown address as for a wrong
 * password, with the account's sentence when it is not active (reading R11), and with
 * 'too-many-requests' what `takeSignInAttempt` refuses.
 */
export function signIn(
  db: Db,
  sessions: Sessions,
  attempt: SignInAttempt,
  now: Date,
): Promise<string> {
  return inTurn(attempt.network, async () => {
    const account = await judge(db, attempt, now);
    Refused.unless(checkAccount(account.accountState));
    return sessions.begin(account.id);
  });
}

/** The account whose password this is. The attempt is counted before, and given back unless the password was wrong. */
async function judge(db: Db, attempt: SignInAttempt, now: Date): Promise<SignInAccount> {
  const attemptId = await takeSignInAttempt(db, attempt, now);
  let isWrong = false;
  try {
    const account = await findAccount(db, attempt.email);
    const isRight = await verifyPassword(attempt.password, account?.passwordHash);
    isWrong = !account || !isRight;
    if (!account || !isRight) throw new Refused('sign-in-failed');
    await forgetFailures(db, attempt);
    return account;
  } finally {
    if (isWrong) await noteFailure(db, attemptId);
    else await giveBackAttempt(db, attemptId);
  }
}

/**
 * Changes the user's own details (spec 7.9, 5.11); spaces around what was typed do not count.
 * Answers the profile as it is now, or what is wrong by field.
 */
export async function updateProfile(
  db: Db,
  userId: number,
  typed: BillingDetails,
  now: Date,
): Promise<Profile | { readonly errors: FormErrors<BillingField> }> {
  const details = trimmed(typed);
  const errors = checkForm(billingRules, details);
  if (Object.keys(errors).length > 0) return { errors };
  return withTransaction(db, async (trx) => {
    await lockAccount(trx, userId);
    const before = await readProfile(trx, userId);
    await updateDetails(trx, userId, details);
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
  const fields = Object.keys(after) as (keyof Profile)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

function trimmed(details: BillingDetails): BillingDetails {
  return Object.fromEntries(
    Object.entries(details).map(([field, value]) => [field, value.trim()]),
  ) as unknown as BillingDetails;
}
