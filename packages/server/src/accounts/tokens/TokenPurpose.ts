/** What the one-time link of an e-mail is good for, and nothing else. */
export type TokenPurpose = 'confirm-email' | 'reset-password' | 'upload-documents';
