import type { AccountState } from '@formulary/rules/accounts/accountState';

/** Audit actions of staff. */
type StaffAction =
  | 'account-activated'
  | 'account-documents-asked'
  | 'account-declined'
  | 'account-suspended'
  | 'account-reinstated'
  | 'account-reopened'
  | 'mail-retried';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly staff: StaffAction;
  }
}

/** A decision on an account: its allowed states, its resulting state, and its audit action. */
interface Review {
  readonly from: readonly AccountState[];
  readonly to: AccountState;
  readonly action: StaffAction;
}

/** All decisions about accounts (spec 4.2, readings R11 and R19). */
export const reviewDecisions = {
  activate: { from: ['verified'], to: 'active', action: 'account-activated' },
  ask: { from: ['verified'], to: 'verified', action: 'account-documents-asked' },
  decline: { from: ['registered', 'verified'], to: 'rejected', action: 'account-declined' },
  suspend: { from: ['active'], to: 'suspended', action: 'account-suspended' },
  reinstate: { from: ['suspended'], to: 'active', action: 'account-reinstated' },
  reopen: { from: ['rejected'], to: 'verified', action: 'account-reopened' },
} as const satisfies Readonly<Record<string, Review>>;

/** Name of a decision about an account. */
export type ReviewDecision = keyof typeof reviewDecisions;
