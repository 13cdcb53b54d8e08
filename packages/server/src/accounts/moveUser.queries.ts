import type { AccountState } from '@formulary/rules/accounts/accountState';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

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
