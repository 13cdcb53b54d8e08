import type { AccountState } from './accountState.ts';

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
