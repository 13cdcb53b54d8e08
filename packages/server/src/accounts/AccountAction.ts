/** Recorded actions of an account that is not staff. */
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
