import { formatDay } from '../dates/formatDay.ts';
import type { PatientDetails } from './patient.ts';
import type { PatientField } from './patientRules.ts';

/** Patient details as they would be typed into the form: the date of birth as dd/MM/yyyy, empty text for what is not there. */
export function typedPatient(details: PatientDetails): Readonly<Record<PatientField, string>> {
  const { firstName, lastName, email = '', phone = '', birthDate } = details;
  const { postcode, street, city, county } = details;
  return {
    firstName,
    lastName,
    email,
    phone,
    birthDate: formatDay(birthDate),
    postcode,
    street,
    city,
    county,
  };
}
