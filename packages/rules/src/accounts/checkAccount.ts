import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { AccountState } from './accountState.ts';

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
