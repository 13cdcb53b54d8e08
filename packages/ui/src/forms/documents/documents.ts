import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';

/** The documents of an account that are chosen so far. */
export type Documents = Readonly<Partial<Record<RegistrationDocument, File | undefined>>>;

/** Upload progress of each document, 0 to 100; present only during the upload. */
export type DocumentsProgress = Readonly<Partial<Record<RegistrationDocument, number>>>;

/** Field labels of the documents (spec 5.6). */
export const documentLabels: Readonly<Record<RegistrationDocument, string>> = {
  passportOrLicence: 'Passport or license',
  certificate: 'Aesthetics Training Certificate',
  utilityBill: 'Utility bill, dated within the last 3 months',
};
