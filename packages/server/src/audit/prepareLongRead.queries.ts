import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

/**
 * Lets this transaction sort and join whole tables in memory, plans cursors for all their rows, and turns off JIT
 * compilation and parallel workers: the connections of the audit share the cores already.
 */
export async function prepareLongRead(trx: Trx): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(trx);
  await sql`set local cursor_tuple_fraction = 1`.execute(trx);
  await sql`set local jit = off`.execute(trx);
  await sql`set local max_parallel_workers_per_gather = 0`.execute(trx);
}
