import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/Db.ts';

/** Counts the rows of the seeded tables. */
export async function tableSizes(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from products) as products,
      (select count(*) from categories) as categories,
      (select count(*) from promotions) as promotions,
      (select count(*) from users) as users`.execute(db);
  return rows[0] ?? {};
}

/** Lists which practitioner is linked to which prescriber. */
export async function linksOf(db: Db): Promise<readonly unknown[]> {
  return db
    .selectFrom('prescriber_links as link')
    .innerJoin('users as practitioner', 'practitioner.id', 'practitioner_id')
    .innerJoin('users as prescriber', 'prescriber.id', 'prescriber_id')
    .select(['practitioner.email as practitioner', 'prescriber.email as prescriber', 'status'])
    .orderBy('status')
    .execute();
}

/** Counts a practitioner's patients. */
export async function patientsOf(db: Db, email: string): Promise<number> {
  const rows = await db
    .selectFrom('patients')
    .innerJoin('users', 'users.id', 'practitioner_id')
    .select('patients.id')
    .where('users.email', '=', email)
    .execute();
  return rows.length;
}
