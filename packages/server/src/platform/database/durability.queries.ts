import type pg from 'pg';
import { StartupProblem } from '../process/StartupProblem.ts';

/** Refuses, with a `StartupProblem`, a database that confirms orders before they are written. */
export async function refuseLossyDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ setting: string }>(
    `select current_setting('synchronous_commit') as setting`,
  );
  if (rows[0]?.setting !== 'off') return;
  throw new StartupProblem(
    'The database of DATABASE_URL has synchronous_commit off and can lose orders that the shop has confirmed. Switch it on.',
  );
}
