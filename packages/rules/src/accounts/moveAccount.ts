import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { accountMoves } from './accountMoves.ts';
import type { AccountState } from './accountState.ts';

/**
 * Moves an account to another state (spec 4.2). Refuses a move that `accountMoves` does not list with
 * 'account-move-refused'.
 */
export function moveAccount(from: AccountState, to: AccountState): Result<AccountState, Refusal> {
  return accountMoves[from].includes(to) ? accept(to) : refuse('account-move-refused');
}
