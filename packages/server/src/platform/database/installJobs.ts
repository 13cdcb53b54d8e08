import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/**
 * Brings the schema of the job queue forward, which its library looks after by itself, each step in a transaction; the caller
 * holds the lock of migrations.
 */
export async function installJobs(pool: pg.Pool): Promise<void> {
  // What goes wrong is thrown; the steps themselves are not worth a line.
  const logger = new Logger(() => () => {});
  await runMigrations({ pgPool: pool, schema: 'graphile_worker', logger });
}
