import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';

/** Field labels of the documents (spec 5.6). */
export const documentLabels: Readonly<Record<RegistrationDocument, string>> = {
  passportOrLicence: 'Passport or license',
  certificate: 'Aesthetics Training Certificate',
  utilityBill: 'Utility bill, dated within the last 3 months',
};
