/** A step of signing, as it is recorded. */
export type SigningAction =
  | 'prescription-signed'
  | 'prescription-confirmed'
  | 'prescription-original-received';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly signing: SigningAction;
  }
}
