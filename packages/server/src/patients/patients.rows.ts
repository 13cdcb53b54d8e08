import { patientAddressFields } from '@formulary/rules/addresses/addressFields';
import type { Patient, PatientDetails } from '@formulary/rules/patients/patient';
import { searchedText } from '@formulary/rules/patients/searchPatients';
import type { Selectable } from 'kysely';
import { addressColumns, addressFrom, rowOfAddress } from '../addresses/addressColumns.ts';
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
  ...addressColumns('', patientAddressFields),
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
    ...addressFrom('', patientAddressFields, row),
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
    ...rowOfAddress('', patientAddressFields, details),
    searched: searchedText(details),
  };
}
