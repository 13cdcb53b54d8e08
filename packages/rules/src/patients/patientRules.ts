import { fieldSentences } from '../problems/fieldSentences.ts';
import { type PatientAddressField, patientAddressFields } from '../addresses/addressFields.ts';
import { type AddressSentences, addressRules } from '../addresses/addressRules.ts';
import { adultBirthDate } from '../forms/adultBirthDate.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, emailAddress, required } from '../forms/fieldChecks.ts';
import { personName } from '../forms/personName.ts';
import { phoneNumber } from '../forms/phoneNumber.ts';

/** The fields of the patient form. The date of birth is text in the form dd/MM/yyyy. */
export type PatientField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'birthDate'
  | PatientAddressField;

const addressSentences: AddressSentences = {
  missing: {
    postcode: fieldSentences.patientPostcode,
    street: fieldSentences.patientStreet,
    city: fieldSentences.city,
    county: fieldSentences.county,
  },
  // The form has no country, so a foreign postcode cannot be told from a wrong one.
};

/** Returns the rules of the patient form (spec 5.12). E-mail address and phone number are optional. */
export function patientRules(now: Date): FormRules<PatientField> {
  return {
    firstName: [
      required(fieldSentences.patientFirstName),
      atMost(100, fieldSentences.atMost100),
      personName,
    ],
    lastName: [
      required(fieldSentences.patientLastName),
      atMost(100, fieldSentences.atMost100),
      personName,
    ],
    email: [emailAddress(fieldSentences.validEmail)],
    phone: [phoneNumber(fieldSentences.patientPhone), atMost(40, fieldSentences.patientPhone)],
    birthDate: [required(fieldSentences.patientBirthDate), adultBirthDate(now)],
    ...addressRules(patientAddressFields, addressSentences),
  };
}
