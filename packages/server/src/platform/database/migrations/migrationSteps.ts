import type pg from 'pg';
import { fillEmailKeys } from './steps/fillEmailKeys.queries.ts';
import { fillPatientSearch } from './steps/fillPatientSearch.queries.ts';

/** Steps of migrations that SQL cannot do, by file name; each runs after the SQL in the same transaction. */
export const migrationSteps: Readonly<Record<string, (client: pg.PoolClient) => Promise<void>>> = {
  email_keys: fillEmailKeys,
  patient_search: fillPatientSearch,
};
