import type { PatientDetails } from './patient.ts';

/**
 * Patient details as they are kept: each a single line without spaces around it, letters and their accents composed; an
 * e-mail address or phone number that is empty is none.
 */
export function tidyPatient(details: PatientDetails): PatientDetails {
  return {
    ...details,
    firstName: tidy(details.firstName),
    lastName: tidy(details.lastName),
    email: orNone(details.email),
    phone: orNone(details.phone),
    postcode: tidy(details.postcode),
    street: tidy(details.street),
    city: tidy(details.city),
    county: tidy(details.county),
  };
}

function orNone(text: string | undefined): string | undefined {
  const tidied = tidy(text ?? '');
  return tidied === '' ? undefined : tidied;
}

function tidy(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}
