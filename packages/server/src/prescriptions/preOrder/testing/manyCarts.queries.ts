import { sql } from 'kysely';
import type { Db } from '../../../platform/database/Db.ts';
import { addUser } from '../../../testing/testData.queries.ts';

/** A cart to make: packs on prescription by product. */
export type CartToMake = ReadonlyMap<number, number>;

/** Makes a batch of carts, each of a user with a patient; returns the users in the order of the carts. */
export async function makeCarts(
  db: Db,
  carts: readonly CartToMake[],
): Promise<readonly { readonly userId: number; readonly patientId: number }[]> {
  const first = await addUser(db);
  const { rows: made } = await sql<{ userId: number; patientId: number }>`
    with added as (
      insert into users (email, email_key, password_hash, account_state, first_name, last_name, phone, street, city,
        postcode, country_code, requested_at, is_prescriber, claims_prescriber)
      select 'many' || id || '-' || n || '@formulary.test', 'many' || id || '-' || n || '@formulary.test', password_hash, account_state,
        first_name, last_name, phone, street, city, postcode, country_code, requested_at, true, true
      from users, generate_series(1, ${carts.length}) as n where id = ${first} order by n
      returning id
    ), patient as (
      insert into patients (practitioner_id, first_name, last_name, birth_date, postcode, street, city, county)
      select id, 'Grace', 'Hill', '1970-05-04', 'YO1 7HH', '1 Mill Lane', 'York', 'Yorkshire' from added
      returning id, practitioner_id
    ), cart as (
      insert into carts (user_id, version) select id, 1 from added
    )
    select practitioner_id as "userId", id as "patientId" from patient order by practitioner_id`.execute(
    db,
  );
  const lines = carts.flatMap((cart, index) =>
    [...cart].map(([product_id, quantity]) => {
      return { user_id: made[index]?.userId ?? 0, product_id, quantity, is_prescription: true };
    }),
  );
  const A_STATEMENT = 5_000;
  for (let from = 0; from < lines.length; from += A_STATEMENT) {
    await db
      .insertInto('cart_lines')
      .values(lines.slice(from, from + A_STATEMENT))
      .execute();
  }
  return made;
}
