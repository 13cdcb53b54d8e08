import type { AccountState } from '@formulary/rules/accounts/accountState';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { type Applicant, rowOfApplicant } from '../users.rows.ts';

/** Recipient of account mails. */
export interface AccountOwner {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly state: AccountState;
}

/** Adds an account in state `registered`. Returns `undefined` and changes nothing if the address has one. */
export async function insertApplicant(
  trx: Trx,
  applicant: Applicant,
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('users')
    .values(rowOfApplicant(applicant, now))
    .onConflict((same) => same.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Finds the account of an address, however it is spelled, and locks it until the transaction ends. */
export async function lockOwner(trx: Trx, email: string): Promise<AccountOwner | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'account_state as state'])
    .where('email_key', '=', emailKey(email))
    .forUpdate()
    .executeTakeFirst();
}

export async function readOwner(db: Db, userId: number): Promise<AccountOwner> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'account_state as state'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Records when an address was confirmed; keeps an earlier time. */
export async function markConfirmed(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function writePassword(trx: Trx, userId: number, passwordHash: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}
