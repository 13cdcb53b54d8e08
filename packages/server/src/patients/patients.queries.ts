import type {
  ListedPatient,
  OpenedPatient,
  Patient,
  PatientDetails,
} from '@formulary/rules/patients/patient';
import type { PageWindow } from '@formulary/rules/paging/pageWindow';
import type { NewPerson } from '@formulary/rules/patients/likelyDuplicates';
import { nameTerm, searchTerms } from '@formulary/rules/patients/searchPatients';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { patientColumns, patientOf, rowOfPatient } from './patients.rows.ts';

/** When the last prescription for a patient was made; rejected prescriptions and cancelled orders do not count. */
const lastPrescribedAt = sql<Date | null>`(
  select max(prescriptions.created_at) from prescriptions join orders on orders.id = order_id
  where patient_id = patients.id and status <> 'rejected' and state <> 'Cancelled')`.as(
  'last_prescribed_at',
);

const lastName = sql`lower(last_name)`;
const firstName = sql`lower(first_name)`;

/** Selects a user's patients that match a search; all of them without one. */
function meantPatients(db: Db, practitionerId: number, search: string) {
  return searchTerms(search).reduce(
    (meant, part) => meant.where(sql<boolean>`strpos(searched, ${part}) > 0`),
    db.selectFrom('patients').where('practitioner_id', '=', practitionerId),
  );
}

/** Reads a page of a user's patients, by name; namesakes by date of birth. */
export async function readPatients(
  db: Db,
  practitionerId: number,
  { search = '', limit, skip }: PageWindow & { readonly search?: string | undefined },
): Promise<readonly ListedPatient[]> {
  const page = meantPatients(db, practitionerId, search)
    .select(patientColumns)
    .orderBy(lastName)
    .orderBy(firstName)
    .orderBy('birth_date')
    .orderBy('id')
    .limit(limit)
    .offset(skip);
  // Prescriptions are looked up for this page only, not for the skipped rows.
  const rows = await db
    .selectFrom(page.as('patients'))
    .select(patientColumns)
    .select(lastPrescribedAt)
    .orderBy(lastName)
    .orderBy(firstName)
    .orderBy('birth_date')
    .orderBy('id')
    .execute();
  return rows.map(({ last_prescribed_at, ...row }) => ({
    ...patientOf(row),
    lastPrescribedAt: last_prescribed_at ?? undefined,
  }));
}

/** Counts a user's patients that match a search. */
export async function countPatients(
  db: Db,
  practitionerId: number,
  search: string,
): Promise<number> {
  const { count } = await meantPatients(db, practitionerId, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Upper bound of candidates for `likelyDuplicates`. Nobody could tell apart more people by looking. */
const MOST_JUDGED = 500;

/** Reads a user's candidates for duplicates of a person: both names match, or one name and the date of birth. */
export async function readSimilarPatients(
  db: Db,
  practitionerId: number,
  person: NewPerson,
): Promise<readonly Patient[]> {
  const { birthDate } = person;
  const [hasFirst, hasLast] = [person.firstName, person.lastName].map(
    (name) => sql<boolean>`strpos(searched, ${nameTerm(name)}) > 0`,
  ) as [RawBuilder<boolean>, RawBuilder<boolean>];
  const rows = await db
    .selectFrom('patients')
    .select(patientColumns)
    .where('practitioner_id', '=', practitionerId)
    .where(
      sql<boolean>`case when birth_date = ${birthDate} then ${hasFirst} or ${hasLast}
        else ${hasFirst} and ${hasLast} end`,
    )
    .orderBy(sql`birth_date = ${birthDate} and ${hasFirst} and ${hasLast}`, 'desc')
    .orderBy('id')
    .limit(MOST_JUDGED)
    .execute();
  return rows.map(patientOf);
}

/**
 * Reads a patient of a user, with whether a prescription for them is verified; undefined for another user's patient
 * (T14).
 */
export async function readPatient(
  db: Db,
  practitionerId: number,
  id: number,
): Promise<OpenedPatient | undefined> {
  const row = await db
    .selectFrom('patients')
    .select(patientColumns)
    .select(
      sql<boolean>`exists (
        select from prescriptions where patient_id = patients.id and verified_at is not null)`.as(
        'isOnVerified',
      ),
    )
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...patientOf(row), ...(row.isOnVerified ? { hasVerifiedPrescriptions: true } : {}) };
}

/** Locks a patient of a user until the transaction ends. */
export async function lockPatient(
  trx: Trx,
  practitionerId: number,
  id: number,
): Promise<Patient | undefined> {
  const row = await trx
    .selectFrom('patients')
    .select(patientColumns)
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .forUpdate()
    .executeTakeFirst();
  return row && patientOf(row);
}

/** Returns whether a user has at least this number of patients. */
export async function hasPatients(
  trx: Trx,
  practitionerId: number,
  count: number,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('patients')
    .select('id')
    .where('practitioner_id', '=', practitionerId)
    .limit(count)
    .execute();
  return rows.length === count;
}

/** Inserts a patient of a user; returns the id. */
export async function insertPatient(
  trx: Trx,
  practitionerId: number,
  details: PatientDetails,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('patients')
    .values({ ...rowOfPatient(details), practitioner_id: practitionerId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a patient of a user from the patient form; never another user's patient (T15). */
export async function updatePatient(
  trx: Trx,
  practitionerId: number,
  id: number,
  details: PatientDetails,
): Promise<void> {
  await trx
    .updateTable('patients')
    .set(rowOfPatient(details))
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .execute();
}
