import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';

/** The state of an account. Only an active account gets a token (reading R11). */
export type AccountState = 'registered' | 'verified' | 'active' | 'rejected' | 'suspended';

/**
 * The states that an account can move to from each state (spec 4.2, reading R11). The user confirms the e-mail address,
 * then staff decide.
 */
export const accountMoves: Readonly<Record<AccountState, readonly AccountState[]>> = {
  registered: ['verified', 'rejected'],
  verified: ['active', 'rejected'],
  active: ['suspended'],
  suspended: ['active'],
  rejected: ['verified'],
};

/**
 * Moves an account to another state (spec 4.2). Refuses a move that `accountMoves` does not list with
 * 'account-move-refused'.
 */
export function moveAccount(from: AccountState, to: AccountState): Result<AccountState, Refusal> {
  return accountMoves[from].includes(to) ? accept(to) : refuse('account-move-refused');
}

const refusals = {
  registered: 'account-unverified',
  verified: 'account-in-review',
  rejected: 'account-rejected',
  suspended: 'account-suspended',
} as const;

/**
 * Accepts an active account. Refuses the other states with the problem that says what happens next (reading R11, spec
 * 4.2).
 */
export function checkAccount(state: AccountState): Result<'active', Refusal> {
  return state === 'active' ? accept(state) : refuse(refusals[state]);
}
