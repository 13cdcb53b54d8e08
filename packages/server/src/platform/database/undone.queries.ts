import { sql } from 'kysely';
import type { Trx } from './Trx.ts';

/** Does work in a transaction and undoes it, which takes as long as doing it: for answers whose time must not tell. */
export async function undone(trx: Trx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint undone`.execute(trx);
  await work();
  await sql`rollback to savepoint undone`.execute(trx);
}
