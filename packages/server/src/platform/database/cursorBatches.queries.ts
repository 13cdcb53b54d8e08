import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './Trx.ts';

const ROWS_AT_ONCE = 5_000;

/** Yields the rows of a query in batches, to bound memory. PostgreSQL runs the query once. */
export async function* cursorBatches<Row>(
  trx: Trx,
  name: string,
  query: RawBuilder<Row>,
  most = ROWS_AT_ONCE,
): AsyncGenerator<readonly Row[]> {
  const cursor = sql.ref(name);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(most)} from ${cursor}`.execute(trx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close ${cursor}`.execute(trx);
}
