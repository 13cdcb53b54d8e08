import {
  type BillingDetails,
  type BillingField,
  billingRules,
} from '@formulary/rules/people/billingRules';
import { checkAccount } from '@formulary/rules/people/checkAccount';
import { type FormErrors, checkForm } from '@formulary/rules/people/fieldCheck';
import type { Profile } from '@formulary/rules/wire/entities/profile';
import { recordEvent } from '../audit/recordEvent.queries.ts';
import type { Db } from '../database/Db.ts';
import { withTransaction } from '../database/withTransaction.ts';
import { Refused } from '../problems/Refused.ts';
import type { Sessions } from '../sessions/createSessions.ts';
import { lockAccount } from './moveUser.queries.ts';
import { createGuessCounter } from './createGuessCounter.ts';
import { verifyPassword } from './passwords/verifyPassword.ts';
import {
  countFailures,
  findAccount,
  forgetFailures,
  noteFailure,
  readProfile,
  type SignInAccount,
  updateDetails,
} from './users.queries.ts';

const FAILURES_COUNT_MS = 15 * 60_000;
const MOST_FAILURES_OF_ACCOUNT = 10;
/** A clinic's people share one address; their typing mistakes must not lock the clinic out. */
const MOST_FAILURES_OF_ADDRESS = 100;
/** Nobody mistypes the passwords of so many colleagues; a list of stolen ones is tried on as many as there are. */
const MOST_ACCOUNTS_OF_ADDRESS = 40;

/** Somebody who wants to sign in, and from where. */
export interface SignInWish {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

const guesses = createGuessCounter();

/**
 * Answers a new session's token (spec 7.3, reading R6).
 * Refuses with 'sign-in-failed' in the same words and time for an unknown address as for a wrong
 * password, with the account's sentence when it is not active (reading R11), and with
 * 'too-many-requests' after 10 failures of an account, or 100 of an address or with 40 accounts, in 15
 * minutes (docs/decisions/2026-11-21-joining.md).
 */
export function signIn(db: Db, sessions: Sessions, wish: SignInWish, now: Date): Promise<string> {
  const { email, address } = wish;
  return guesses.run(`${address} ${email.toLowerCase()}`, async (atOnce) => {
    const account = await checkWish(db, wish, atOnce, now);
    Refused.unless(checkAccount(account.accountState));
    return sessions.begin(account.id);
  });
}

/** The account whose password this is; a failure is kept. */
async function checkWish(
  db: Db,
  { email, password, address }: SignInWish,
  atOnce: number,
  now: Date,
): Promise<SignInAccount> {
  const since = new Date(+now - FAILURES_COUNT_MS);
  const failures = await countFailures(db, { email, address, since });
  const isTooMany =
    failures.ofAccount >= MOST_FAILURES_OF_ACCOUNT ||
    failures.ofAddress >= MOST_FAILURES_OF_ADDRESS ||
    failures.accounts >= MOST_ACCOUNTS_OF_ADDRESS;
  if (isTooMany) {
    throw new Refused('too-many-requests', { retryAfterSeconds: FAILURES_COUNT_MS / 1000 });
  }
  const mayBeTooMany = failures.ofAccount + atOnce > MOST_FAILURES_OF_ACCOUNT;
  if (mayBeTooMany) throw new Refused('too-many-requests', { retryAfterSeconds: 1 });
  const account = await findAccount(db, email);
  const isRight = await verifyPassword(password, account?.passwordHash);
  if (!account || !isRight) {
    await noteFailure(db, { email, address, now, since });
    throw new Refused('sign-in-failed');
  }
  if (failures.ofAccount > 0) await forgetFailures(db, email, address);
  return account;
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
