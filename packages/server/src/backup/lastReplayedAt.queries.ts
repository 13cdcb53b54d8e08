import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';

/** Returns the time of the last transaction that the recovery of this PostgreSQL replayed; undefined if none. */
export async function lastReplayedAt(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select pg_last_xact_replay_timestamp() as at`.execute(db);
  return rows[0]?.at ?? undefined;
}
