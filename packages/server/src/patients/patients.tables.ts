import type { patientAddressFields } from '@formulary/rules/addresses/addressFields';
import type { Generated } from 'kysely';
import type { AddressColumns } from '../addresses/addressColumns.ts';

interface PatientsTable extends AddressColumns<'', typeof patientAddressFields> {
  readonly id: Generated<number>;
  /** The owner of the patient: a practitioner or a prescriber. */
  readonly practitioner_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** yyyy-MM-dd. */
  readonly birth_date: string;
  readonly created_at: Generated<Date>;
  /** Text that the search looks in, as `searchedText` writes it. */
  readonly searched: Generated<string>;
}

declare module '../platform/database/schema.ts' {
  /** The table of migrations/0003_users.sql with the columns of 0014_patients.sql and 0033_patient_search.sql. */
  interface Schema {
    readonly patients: PatientsTable;
  }
}
