import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

/** Lets this transaction sort and join whole tables in memory, and turns off JIT compilation. */
export async function prepareLongRead(trx: Trx): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(trx);
  await sql`set local jit = off`.execute(trx);
}
