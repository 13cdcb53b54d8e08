import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

/** Adds a number of patients to a user at once. */
export async function addPatients(db: Db, practitionerId: number, count: number): Promise<void> {
  await sql`
    insert into patients (practitioner_id, first_name, last_name, birth_date, postcode, street, city, county)
    select ${practitionerId}, 'Patient', 'Number ' || i, '1980-05-01', 'LS1 4AP', '1 Park Row', 'Leeds', 'Yorkshire'
    from generate_series(1, ${count}::integer) as i`.execute(db);
}
