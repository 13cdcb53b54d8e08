import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';

/**
 * Counts the rows of tables and the entries of indexes that PostgreSQL reads for queries, on any machine the same. Small
 * tables are read and joined by their indexes too, as if they were large.
 */
export async function countRowsRead(db: Db, read: (trx: Trx) => Promise<unknown>): Promise<number> {
  return withTransaction(db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_mergejoin = off`.execute(trx);
    const before = await rowsReadBy(trx);
    await read(trx);
    return (await rowsReadBy(trx)) - before;
  });
}

/** Rows read by the transaction so far. An index reports its entries, a table what was scanned and what was fetched. */
async function rowsReadBy(trx: Trx): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select sum(pg_stat_get_xact_tuples_returned(oid)
      + case when relkind = 'r' then pg_stat_get_xact_tuples_fetched(oid) else 0 end)::float8 as rows
    from pg_class where relkind in ('r', 'i') and relnamespace = current_schema()::regnamespace`.execute(
    trx,
  );
  return rows[0]?.rows ?? 0;
}
