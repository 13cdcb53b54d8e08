import type pg from 'pg';
import { StartupProblem } from '../startup/StartupProblem.ts';
import type { Migration } from './readMigrations.ts';

/** Any constant: the name of the lock that migrating servers queue for. */
const MIGRATION_LOCK = 4_019_663;

interface Applied {
  readonly version: number;
  readonly checksum: string;
}

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
    const pending = await pendingMigrations(client, migrations);
    for (const migration of pending) {
      say(`Migrating the database: ${migration.version} ${migration.name.replaceAll('_', ' ')}`);
      await apply(client, migration);
    }
    return pending.length;
  } finally {
    // Ended, not returned: its settings and its lock go with it.
    client.release(true);
  }
}

async function pendingMigrations(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  await client.query(`
    create table if not exists schema_migration (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<Applied>(
    'select version, checksum from schema_migration order by version',
  );
  for (const { version, checksum } of rows) {
    const migration = migrations[version - 1];
    if (migration === undefined) {
      throw new StartupProblem(
        `The database is newer than this Formulary: it has migration ${version}, this program knows ${migrations.length}.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartupProblem(
        `Migration ${version} (${migration.name}) was edited after it was applied to this database: put it back and write a new one.`,
      );
    }
  }
  return migrations.slice(rows.length);
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { version, name, checksum, sql } = migration;
  try {
    await client.query('begin');
    await client.query(sql);
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
