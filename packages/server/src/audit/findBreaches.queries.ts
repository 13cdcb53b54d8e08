import type { RawBuilder } from 'kysely';
import type { Db } from '../database/Db.ts';

/** The keys of the rows that break an invariant. */
export async function findBreaches(
  db: Db,
  query: RawBuilder<{ key: string }>,
): Promise<readonly string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ key }) => key);
}
