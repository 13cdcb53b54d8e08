import type { AccountState } from '@formulary/rules/accounts/accountState';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Profile } from '@formulary/rules/accounts/profile';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { userColumns } from './userColumns.ts';
import { profileOf, rowOfDetails } from './users.rows.ts';

/** Locks an account until the transaction ends and returns its state; `undefined` if there is none. */
export async function lockAccount(trx: Trx, userId: number): Promise<AccountState | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('account_state')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return user?.account_state;
}

/**
 * Moves an account to another state; `moveAccount` decides which moves are allowed. Activation turns a claim to be a
 * prescriber into a fact (trust).
 */
export async function moveUser(trx: Trx, userId: number, to: AccountState): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      account_state: to,
      ...(to === 'active'
        ? { is_prescriber: sql<boolean>`is_prescriber or claims_prescriber` }
        : {}),
    })
    .where('id', '=', userId)
    .execute();
}

/** Account data for sign-in. */
export interface SignInAccount {
  readonly id: number;
  readonly passwordHash: string;
  readonly accountState: AccountState;
}

/** Finds the account of an address, however it is spelled. */
export async function findAccount(db: Db, email: string): Promise<SignInAccount | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash', 'account_state as accountState'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** Reads the profile of an account, and whether a verified prescription names it. */
export async function readProfile(db: Db, userId: number): Promise<Profile> {
  const user = await db
    .selectFrom('users')
    .select(userColumns)
    .select(
      sql<boolean>`exists (select from prescriptions where prescriber_id = users.id and verified_at is not null)
        or exists (select from prescriptions where practitioner_id = users.id and verified_at is not null)`.as(
        'isOnVerified',
      ),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...profileOf(user), ...(user.isOnVerified ? { hasVerifiedPrescriptions: true } : {}) };
}

/** Writes the fields of the profile form, and no others. */
export async function updateDetails(
  db: Db,
  userId: number,
  details: BillingDetails,
): Promise<void> {
  await db.updateTable('users').set(rowOfDetails(details)).where('id', '=', userId).execute();
}
