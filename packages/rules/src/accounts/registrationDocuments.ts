import { fieldSentences } from '../problems/fieldSentences.ts';

/** The documents of a registration, each with the message that asks for it (spec 5.6). */
export const registrationDocuments = {
  passportOrLicence: fieldSentences.passportOrLicence,
  certificate: fieldSentences.certificate,
  utilityBill: fieldSentences.utilityBill,
} as const;

export type RegistrationDocument = keyof typeof registrationDocuments;
