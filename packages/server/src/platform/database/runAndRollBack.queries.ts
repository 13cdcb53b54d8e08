import { sql } from 'kysely';
import type { Trx } from './Trx.ts';

/** Does work and rolls it back to a savepoint, for answers whose duration must not reveal anything. */
export async function runAndRollBack(trx: Trx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint undone`.execute(trx);
  await work();
  await sql`rollback to savepoint undone`.execute(trx);
}
