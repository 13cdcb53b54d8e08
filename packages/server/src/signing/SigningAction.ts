/** Audit actions of signing. */
export type SigningAction =
  | 'prescription-signed'
  | 'prescription-confirmed'
  | 'prescription-original-received';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly signing: SigningAction;
  }
}
