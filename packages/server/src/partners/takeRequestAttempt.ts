import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Db } from '../platform/database/Db.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nobody works with so many prescribers; the two answers of asking tell who is one (spec 7.34). */
const MOST_OF_ACCOUNT_PER_HOUR = 20;
/** So many mails of one practitioner reach one address in a day. */
const MOST_OF_PAIR_PER_DAY = 3;
/** So many mails of all practitioners reach one address in a day. */
const MOST_TO_ADDRESS_PER_DAY = 20;

/** Who asks whom. */
export interface RequestAttempt {
  readonly practitionerId: number;
  readonly email: string;
}

/** Takes one of the requests that an account, and an address, has for a time. Refuses one too many with 'too-many-requests'. */
export async function takeRequestAttempt(
  db: Db,
  { practitionerId, email }: RequestAttempt,
  now: Date,
): Promise<void> {
  const account = String(practitionerId);
  const address = emailKey(email);
  const limits = [
    { kind: 'ask-prescriber of', key: account, most: MOST_OF_ACCOUNT_PER_HOUR, perMs: HOUR_MS },
    {
      kind: 'ask-prescriber of and at',
      key: `${account}\0${address}`,
      most: MOST_OF_PAIR_PER_DAY,
      perMs: DAY_MS,
    },
    { kind: 'ask-prescriber at', key: address, most: MOST_TO_ADDRESS_PER_DAY, perMs: DAY_MS },
  ];
  for (const limit of limits) await takeAttempt(db, limit, now);
}
