import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';

/** Upload progress of each document, 0 to 100; present only during the upload. */
export type DocumentsProgress = Readonly<Partial<Record<RegistrationDocument, number>>>;
