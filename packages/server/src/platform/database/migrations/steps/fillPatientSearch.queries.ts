import { searchedText } from '@formulary/rules/patients/searchPatients';
import type pg from 'pg';

const ROWS_AT_ONCE = 5000;

interface Row {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly postcode: string;
}

/** Fills the search text of every patient. */
export async function fillPatientSearch(client: pg.PoolClient): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await client.query<Row>(
      `select id, first_name as "firstName", last_name as "lastName", birth_date::text as "birthDate", postcode
       from patients where id > $1 order by id limit ${ROWS_AT_ONCE}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    await client.query(
      `update patients set searched = made.searched
       from unnest($1::integer[], $2::text[]) as made (id, searched) where patients.id = made.id`,
      [rows.map(({ id }) => id), rows.map(searchedText)],
    );
    after = last.id;
  }
}
