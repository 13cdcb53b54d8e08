/** Audit actions of staff. */
export type StaffAction =
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
