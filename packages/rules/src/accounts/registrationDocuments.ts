import { fieldSentences } from '../problems/fieldSentences.ts';

/** The documents that come with a registration, with the sentence that asks for each (spec 5.6). */
export const registrationDocuments = {
  passportOrLicence: fieldSentences.passportOrLicence,
  certificate: fieldSentences.certificate,
  utilityBill: fieldSentences.utilityBill,
} as const;

export type RegistrationDocument = keyof typeof registrationDocuments;
