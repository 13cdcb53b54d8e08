import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Db } from '../platform/database/Db.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Far above real use; limits probing, because the answer tells whether an address is a prescriber (spec 7.34). */
const MOST_OF_ACCOUNT_PER_HOUR = 20;
/** Mails from one practitioner to one address. */
const MOST_OF_PAIR_PER_DAY = 3;
/** Mails from all practitioners to one address. */
const MOST_TO_ADDRESS_PER_DAY = 20;

/** The practitioner who asks and the address. */
export interface RequestAttempt {
  readonly practitionerId: number;
  readonly email: string;
}

/**
 * Counts a request against the limits of the account and of the address. Refuses one too many with 'too-many-requests'.
 */
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
