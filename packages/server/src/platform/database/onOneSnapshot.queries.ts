import { sql } from 'kysely';
import type { Db } from './Db.ts';
import type { Trx } from './Trx.ts';

/** Runs `work` in read-only transactions on several connections that see the same snapshot. */
export function onOneSnapshot<Result>(
  db: Db,
  connections: number,
  work: (trxs: readonly [Trx, ...Trx[]]) => Promise<Result>,
): Promise<Result> {
  return readOnly(db, async (first) => {
    await keepOpen(first);
    const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(first);
    const snapshot = sql.lit(rows[0]?.id ?? '');
    const withMore = (trxs: readonly [Trx, ...Trx[]]): Promise<Result> =>
      trxs.length === connections
        ? work(trxs)
        : readOnly(db, async (next) => {
            // Before any query of its transaction.
            await sql`set transaction snapshot ${snapshot}`.execute(next);
            await keepOpen(next);
            return withMore([...trxs, next]);
          });
    return withMore([first]);
  });
}

function readOnly<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}

/** One connection may have nothing to do while another reads. */
async function keepOpen(trx: Trx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}
