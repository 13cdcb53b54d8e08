import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';

/** The documents of an account that are chosen so far. */
export type Documents = Readonly<Partial<Record<RegistrationDocument, File | undefined>>>;
