/** What becomes of an account without staff, as it is recorded. */
export type AccountAction =
  | 'account-registered'
  | 'registration-removed'
  | 'email-confirmed'
  | 'password-reset-requested'
  | 'password-changed'
  | 'documents-replaced'
  | 'profile-changed'
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly account: AccountAction;
  }
}
