import type pg from 'pg';
import { fillEmailKeys } from './steps/fillEmailKeys.queries.ts';
import { fillPatientSearch } from './steps/fillPatientSearch.queries.ts';

/** What a migration does that SQL cannot, by the name of its file: after its statements, in its transaction. */
export const migrationSteps: Readonly<Record<string, (client: pg.PoolClient) => Promise<void>>> = {
  email_keys: fillEmailKeys,
  patient_search: fillPatientSearch,
};
