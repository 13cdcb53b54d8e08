import type pg from 'pg';
import { installJobs } from './installJobs.ts';
import { migrationSteps } from './migrationSteps.ts';
import { pendingMigrations } from './pendingMigrations.ts';
import { readMigrated } from './readMigrated.queries.ts';
import type { Migration } from './readMigrations.ts';

/** Any constant: the name of the lock that migrating servers queue for. */
const MIGRATION_LOCK = 4_019_663;

/**
 * Brings the schema forward, one transaction per migration, and answers how many it applied.
 * Servers that start together queue; an applied migration that was edited since, or a database that
 * is newer than this program, is refused in one sentence and nothing is changed.
 * @param say told about each migration that is applied.
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[],
  say: (progress: string) => void,
): Promise<number> {
  const client = await pool.connect();
  try {
    // The wait for another starter and a long index are both fine; other connections keep their limits.
    await client.query(`set statement_timeout = 0; set lock_timeout = '60s'`);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`
      create table if not exists schema_migration (
        version integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
    const pending = pendingMigrations(await readMigrated(client), migrations);
    for (const migration of pending) {
      say(`Migrating the database: ${migration.version} ${migration.name.replaceAll('_', ' ')}`);
      await apply(client, migration);
    }
    await installJobs(pool);
    return pending.length;
  } finally {
    // Ended, not returned: its settings and its lock go with it.
    client.release(true);
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { version, name, checksum, sql } = migration;
  try {
    await client.query('begin');
    await client.query(sql);
    await migrationSteps[name]?.(client);
    await client.query(
      'insert into schema_migration (version, name, checksum) values ($1, $2, $3)',
      [version, name, checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
