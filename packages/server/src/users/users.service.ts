import {
  type BillingDetails,
  type BillingField,
  billingRules,
} from '@formulary/rules/people/billingRules';
import { checkAccount } from '@formulary/rules/people/checkAccount';
import { type FormErrors, checkForm } from '@formulary/rules/people/fieldCheck';
import type { Profile } from '@formulary/rules/wire/entities/profile';
import type { Db } from '../database/Db.ts';
import { Refused } from '../problems/Refused.ts';
import type { Sessions } from '../sessions/createSessions.ts';
import { verifyPassword } from './passwords/verifyPassword.ts';
import {
  countFailures,
  findAccount,
  forgetFailures,
  noteFailure,
  readProfile,
  updateDetails,
} from './users.queries.ts';

const FAILURES_COUNT_MS = 15 * 60_000;
const MOST_FAILURES_OF_ACCOUNT = 10;
/** A clinic's people share one address; their typing mistakes must not lock the clinic out. */
const MOST_FAILURES_OF_ADDRESS = 100;

/** Somebody who wants to sign in, and from where. */
export interface SignInWish {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Answers a new session's token (spec 7.3, reading R6).
 * Refuses with 'sign-in-failed' in the same words and time for an unknown address as for a wrong
 * password, with the account's sentence when it is not active (reading R11), and with
 * 'too-many-requests' after 10 failures of an account, or 100 of an address, in 15 minutes.
 */
export async function signIn(
  db: Db,
  sessions: Sessions,
  { email, password, address }: SignInWish,
  now: Date,
): Promise<string> {
  const since = new Date(+now - FAILURES_COUNT_MS);
  const failures = await countFailures(db, { email, address, since });
  const isTooMany =
    failures.ofAccount >= MOST_FAILURES_OF_ACCOUNT ||
    failures.ofAddress >= MOST_FAILURES_OF_ADDRESS;
  if (isTooMany) {
    throw new Refused('too-many-requests', { retryAfterSeconds: FAILURES_COUNT_MS / 1000 });
  }
  const account = await findAccount(db, email);
  const isRight = await verifyPassword(password, account?.passwordHash);
  if (!account || !isRight) {
    await noteFailure(db, { email, address, now, since });
    throw new Refused('sign-in-failed');
  }
  Refused.unless(checkAccount(account.accountState));
  if (failures.ofAccount > 0) await forgetFailures(db, email, address);
  return sessions.begin(account.id);
}

/**
 * Changes the user's own details (spec 7.9, 5.11); spaces around what was typed do not count.
 * Answers the profile as it is now, or what is wrong by field.
 */
export async function updateProfile(
  db: Db,
  userId: number,
  typed: BillingDetails,
): Promise<Profile | { readonly errors: FormErrors<BillingField> }> {
  const details = trimmed(typed);
  const errors = checkForm(billingRules, details);
  if (Object.keys(errors).length > 0) return { errors };
  await updateDetails(db, userId, details);
  return readProfile(db, userId);
}

function trimmed(details: BillingDetails): BillingDetails {
  return Object.fromEntries(
    Object.entries(details).map(([field, value]) => [field, value.trim()]),
  ) as unknown as BillingDetails;
}
