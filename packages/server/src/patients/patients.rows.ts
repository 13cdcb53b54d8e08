import type { Patient, PatientDetails } from '@formulary/rules/patients/patient';
import { searchedText } from '@formulary/rules/patients/searchPatients';
import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

type Row = Selectable<Schema['patients']>;

/** Columns that `patientOf` reads. */
export const patientColumns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'birth_date',
  'postcode',
  'street',
  'city',
  'county',
] as const;

/** Returns the patient of a row. */
export function patientOf(row: Pick<Row, (typeof patientColumns)[number]>): Patient {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email ?? undefined,
    phone: row.phone ?? undefined,
    birthDate: row.birth_date,
    postcode: row.postcode,
    street: row.street,
    city: row.city,
    county: row.county,
  };
}

/** Returns the row of a patient form. */
export function rowOfPatient(
  details: PatientDetails,
): Omit<Row, 'id' | 'practitioner_id' | 'created_at'> {
  return {
    first_name: details.firstName,
    last_name: details.lastName,
    email: details.email ?? null,
    phone: details.phone ?? null,
    birth_date: details.birthDate,
    postcode: details.postcode,
    street: details.street,
    city: details.city,
    county: details.county,
    searched: searchedText(details),
  };
}
