/** What people do with their own account, as it is recorded. */
export type AccountAction =
  | 'account-registered'
  | 'email-confirmed'
  | 'password-reset-requested'
  | 'password-changed'
  | 'documents-replaced'
  | 'profile-changed';
