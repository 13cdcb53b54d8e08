import type { AccountState } from '@formulary/rules/accounts/accountState';
import { lockAccount } from '../accounts/users.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { isErased } from './customers.queries.ts';

/** A customer, and the version that staff saw; without one, any is accepted. */
export interface SeenCustomer {
  readonly userId: number;
  readonly version?: number | undefined;
}

/**
 * Locks a customer's account until the transaction ends, and returns its state. Refuses with 'customer-missing', with
 * 'customer-erased' after an erasure, and with 'record-changed' if something happened since the version that staff saw.
 */
export async function lockCustomer(
  trx: Trx,
  { userId, version }: SeenCustomer,
): Promise<AccountState> {
  const state = await lockAccount(trx, userId);
  if (state === undefined) throw new Refused('customer-missing');
  if (await isErased(trx, userId)) throw new Refused('customer-erased');
  if (version !== undefined) await requireUnchanged(trx, `user ${userId}`, version);
  return state;
}
