import { fieldSentences } from '../problems/fieldSentences.ts';
import {
  addressIn,
  addressOf,
  patientAddressFields,
  type PatientAddressField,
} from '../addresses/addressFields.ts';
import { type AddressSentences, addressRules } from '../addresses/addressRules.ts';
import { adultBirthDate } from '../forms/birthDates.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, emailAddress, required } from '../forms/fieldChecks.ts';
import { personName } from '../forms/personName.ts';
import { phoneNumber } from '../forms/phoneNumber.ts';
import { formatDay } from '../dates/day.ts';
import type { PatientDetails } from './patient.ts';
import { tidyPostcode } from '../addresses/postcode.ts';
import { tidyLine } from '../text/tidyLine.ts';

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

/** Returns patient details as values of the form: the date of birth as dd/MM/yyyy, missing values as empty text. */
export function typedPatient(details: PatientDetails): Readonly<Record<PatientField, string>> {
  const { firstName, lastName, email = '', phone = '', birthDate } = details;
  return {
    firstName,
    lastName,
    email,
    phone,
    birthDate: formatDay(birthDate),
    ...addressIn(patientAddressFields, details),
  };
}

/**
 * Normalises patient details for storage: each one a trimmed line with composed accents. An empty e-mail address or
 * phone number becomes undefined.
 */
export function tidyPatient(details: PatientDetails): PatientDetails {
  return {
    ...details,
    firstName: tidyLine(details.firstName),
    lastName: tidyLine(details.lastName),
    email: orNone(details.email),
    phone: orNone(details.phone),
    ...addressOf(patientAddressFields, (field) => tidyLine(details[field])),
    postcode: tidyPostcode(details.postcode),
  };
}

function orNone(text: string | undefined): string | undefined {
  const tidied = tidyLine(text ?? '');
  return tidied === '' ? undefined : tidied;
}
