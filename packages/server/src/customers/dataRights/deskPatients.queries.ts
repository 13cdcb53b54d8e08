import { searchTerms } from '@formulary/rules/patients/searchPatients';
import { fullName } from '@formulary/rules/text/fullName';
import { sql } from 'kysely';
import type { DeskPatient } from '@formulary/rules/customers/deskPatient';
import type { Db } from '../../platform/database/Db.ts';

const MOST_FOUND = 50;

function patients(db: Db) {
  return db
    .selectFrom('patients')
    .innerJoin('users', 'users.id', 'practitioner_id')
    .select([
      'patients.id',
      'patients.first_name as firstName',
      'patients.last_name as lastName',
      'patients.birth_date as birthDate',
      'patients.postcode',
      'practitioner_id as practitionerId',
      'users.first_name as practitionerFirstName',
      'users.last_name as practitionerLastName',
    ]);
}

/** Finds patients of any practitioner by name and date of birth; both must match, so that nobody browses. */
export async function findDeskPatients(
  db: Db,
  { search, birthDate }: { readonly search: string; readonly birthDate: string },
): Promise<readonly DeskPatient[]> {
  const terms = searchTerms(search);
  if (terms.length === 0) return [];
  const rows = await terms
    .reduce(
      (meant, part) => meant.where(sql<boolean>`strpos(patients.searched, ${part}) > 0`),
      patients(db).where('patients.birth_date', '=', birthDate),
    )
    .orderBy('patients.id')
    .limit(MOST_FOUND)
    .execute();
  return rows.map(({ practitionerFirstName, practitionerLastName, ...row }) => ({
    ...row,
    practitioner: fullName({ firstName: practitionerFirstName, lastName: practitionerLastName }),
  }));
}

/** Reads the name of a patient. */
export async function readDeskPatient(
  db: Db,
  id: number,
): Promise<{ readonly firstName: string; readonly lastName: string } | undefined> {
  return db
    .selectFrom('patients')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', id)
    .executeTakeFirst();
}
