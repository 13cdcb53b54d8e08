/** Audit actions of the desk about customers. */
export type CustomerAction =
  | 'customers-exported'
  | 'register-checked'
  | 'customer-noted'
  | 'paper-opened'
  | 'customer-rectified'
  | 'email-change-asked'
  | 'data-request-noted'
  | 'data-request-closed'
  | 'recheck-told'
  | 'data-exported'
  | 'data-erased'
  | 'records-reduced';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly customers: CustomerAction;
  }
}
