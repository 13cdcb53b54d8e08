import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Trx } from '../src/platform/database/Trx.ts';

const PAUSE_MS = 200;

/**
 * Waits until no other server fills this database, and keeps others waiting until the transaction ends. Asks again and
 * again, because one long wait for the lock would exceed the limits of statements.
 */
export async function takeSeedLock(trx: Trx): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('demo')) as "isMine"`.execute(trx);
    if (rows[0]?.isMine) return;
    await wait(PAUSE_MS);
  }
}
