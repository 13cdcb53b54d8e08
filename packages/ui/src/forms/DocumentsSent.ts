import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';

/** How much of each document has been sent, 0 to 100; there only while they are being sent. */
export type DocumentsSent = Readonly<Partial<Record<RegistrationDocument, number>>>;
