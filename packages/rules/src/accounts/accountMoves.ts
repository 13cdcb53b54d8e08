import type { AccountState } from './accountState.ts';

/** Where an account can go from each state (spec 4.2, reading R11): the address is confirmed, then staff decide. */
export const accountMoves: Readonly<Record<AccountState, readonly AccountState[]>> = {
  registered: ['verified', 'rejected'],
  verified: ['active', 'rejected'],
  active: ['suspended'],
  suspended: ['active'],
  rejected: ['verified'],
};
