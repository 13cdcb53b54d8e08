import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/**
 * Migrates the job queue's schema, which its library manages, with a transaction per step. The caller holds the
 * migration lock.
 */
export async function installJobs(pool: pg.Pool): Promise<void> {
  // Errors are thrown; the steps need no log line.
  const logger = new Logger(() => () => {});
  await runMigrations({ pgPool: pool, schema: 'graphile_worker', logger });
}
