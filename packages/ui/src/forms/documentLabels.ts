import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';

/** What the documents are called on their fields (spec 5.6). */
export const documentLabels: Readonly<Record<RegistrationDocument, string>> = {
  passportOrLicence: 'Passport or license',
  certificate: 'Aesthetics Training Certificate',
  utilityBill: 'Utility bill, dated within the last 3 months',
};
