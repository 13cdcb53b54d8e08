import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/Db.ts';

/** Counts the rows of a query, but reads no more than one beyond the most. */
export async function countUpTo(
  db: Db,
  selected: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from (${selected}) as selected limit ${sql.lit(most + 1)}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}
