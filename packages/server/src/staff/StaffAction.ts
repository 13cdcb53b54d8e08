/** What staff do, as it is recorded. */
export type StaffAction =
  | 'account-activated'
  | 'account-documents-asked'
  | 'account-declined'
  | 'account-suspended'
  | 'account-reinstated'
  | 'account-reopened'
  | 'mail-retried';
