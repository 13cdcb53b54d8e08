import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';

/** The documents of an account as far as they were chosen. */
export type Documents = Readonly<Partial<Record<RegistrationDocument, File | undefined>>>;
