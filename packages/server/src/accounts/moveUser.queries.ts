import type { AccountState } from '@formulary/rules/accounts/accountState';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

/** Where an account stands, its row locked until the transaction ends; `undefined` when there is none. */
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
 * Moves an account to another state; which moves there are is `moveAccount`'s business. What it claimed
 * at registration, to be a prescriber, becomes true when it is activated and not before (trust).
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
