import { addressIn, patientAddressFields } from '../addresses/addressFields.ts';
import { formatDay } from '../dates/day.ts';
import type { PatientDetails } from './patient.ts';
import type { PatientField } from './patientRules.ts';

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
