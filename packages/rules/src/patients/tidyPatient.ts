import { addressOf, patientAddressFields } from '../addresses/addressFields.ts';
import { tidyPostcode } from '../addresses/postcode.ts';
import { tidyLine } from '../text/tidyLine.ts';
import type { PatientDetails } from './patient.ts';

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
