/** The only use of a one-time link. */
export type TokenPurpose = 'confirm-email' | 'reset-password' | 'upload-documents';
