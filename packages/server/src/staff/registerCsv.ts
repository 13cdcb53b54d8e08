import { formatDay } from '@formulary/rules/dates/formatDay';
import { readCanonicalPrescription } from '@formulary/rules/prescriptions/readCanonicalPrescription';
import { stringify } from 'csv-stringify/sync';
import type { Supplied } from './prescriptions.queries.ts';

const COLUMNS = [
  'Date supplied',
  'Prescription',
  'Order',
  'Medicine',
  'Packs',
  'Directions',
  'Date of prescription',
  'Prescriber',
  'Prescriber profession',
  'Prescriber registration',
  'Prescriber address',
  'Patient',
  'Patient date of birth',
  'Patient address',
] as const;

/**
 * The entries of the register of private prescriptions (Human Medicines Regulations 2012, regulation 253 and schedule 23): a line
 * for each medicine that was supplied, as it was signed. What a spreadsheet would take for a formula is written as text.
 */
export function registerCsv(supplied: readonly Supplied[]): string {
  const lines = supplied.flatMap(({ id, orderNumber, canonicalText, suppliedOn }) => {
    const { prescriber, patient, date, items } = readCanonicalPrescription(canonicalText);
    return items
      .filter(({ allocated }) => allocated > 0)
      .map(({ name, allocated, directions }) => [
        formatDay(suppliedOn),
        id,
        orderNumber,
        name,
        allocated,
        directions,
        formatDay(date),
        `${prescriber.firstName} ${prescriber.lastName}`,
        prescriber.professionalStatus,
        prescriber.registrationNumber,
        addressOf(prescriber),
        `${patient.firstName} ${patient.lastName}`,
        formatDay(patient.birthDate),
        addressOf(patient),
      ]);
  });
  return stringify([[...COLUMNS], ...lines], { escape_formulas: true }).trimEnd();
}

function addressOf(place: {
  readonly street: string;
  readonly city: string;
  readonly county: string | undefined;
  readonly postcode: string;
}): string {
  const { street, city, county, postcode } = place;
  return [street, city, county, postcode].filter(Boolean).join(', ');
}
