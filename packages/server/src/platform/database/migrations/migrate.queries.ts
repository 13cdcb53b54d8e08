import { setTimeout as wait } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { StartupProblem } from '../../process/StartupProblem.ts';
import { sqlState } from '../sqlState.ts';
import { isOutsideTransaction, statementsOf } from './outsideTransaction.ts';
import { pendingMigrations } from './pendingMigrations.ts';
import { readAppliedMigrations } from './readAppliedMigrations.queries.ts';
import type { Migration } from './readMigrations.ts';
import { fillEmailKeys } from './steps/fillEmailKeys.queries.ts';
import { fillPatientSearch } from './steps/fillPatientSearch.queries.ts';

/** Steps of migrations that SQL cannot do, by file name; each runs after the SQL in the same transaction. */
const migrationSteps: Readonly<Record<string, (client: pg.PoolClient) => Promise<void>>> = {
  email_keys: fillEmailKeys,
  patient_search: fillPatientSearch,
};

/** Arbitrary constant: the advisory lock that servers queue for before migrating. */
const MIGRATION_LOCK = 4_019_663;
/** PostgreSQL queues later queries behind a waiting lock, so each wait is short and then repeated. */
const LONGEST_LOCK_WAIT_MS = 200;
const PAUSE_MS = 500;
/** More than a minute, within which every transaction of a server has ended. */
const MOST_ATTEMPTS = 150;
const QUEUE_PAUSE_MS = 100;
/** Ten minutes, in which another server may build long indexes. */
const MOST_ATTEMPTS_TO_LOCK = 6_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies pending migrations, one transaction each, and returns their number. Servers that start together queue, and
 * running ones are held up for a fifth of a second at most.
 * Refuses in one sentence, without changes, an edited migration or a database newer than this program.
 * @param say called for each applied migration.
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[],
  say: (progress: string) => void,
): Promise<number> {
  const client = await pool.connect();
  try {
    // Building a long index is fine; other connections keep their limits.
    await client.query(`set statement_timeout = 0; set lock_timeout = '60s'`);
    await lockMigrations(client);
    await client.query(`
      create table if not exists schema_migration (
        version integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
    const pending = pendingMigrations(await readAppliedMigrations(client), migrations);
    for (const migration of pending) {
      say(`Migrating the database: ${migration.version} ${migration.name.replaceAll('_', ' ')}`);
      await apply(client, migration);
    }
    await installJobs(pool);
    return pending.length;
  } finally {
    // Destroyed, not returned to the pool: this drops its settings and its lock.
    client.release(true);
  }
}

/**
 * Queues for the migration lock by asking again and again. A statement that waits for it would hold a snapshot, for
 * which `create index concurrently` of the server that has the lock would wait in turn.
 */
async function lockMigrations(client: pg.PoolClient): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ isMine: boolean }>(
      'select pg_try_advisory_lock($1) as "isMine"',
      [MIGRATION_LOCK],
    );
    if (rows[0]?.isMine) return;
    if (attempt === MOST_ATTEMPTS_TO_LOCK) {
      throw new StartupProblem('Another server has been migrating the database for ten minutes.');
    }
    await wait(QUEUE_PAUSE_MS);
  }
}

/** Applies a migration, again and again while running servers hold what it has to lock. */
async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await (isOutsideTransaction(migration) ? applyInSteps : applyAsOne)(client, migration);
      return;
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || attempt === MOST_ATTEMPTS) throw error;
      await wait(PAUSE_MS);
    }
  }
}

async function applyAsOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${LONGEST_LOCK_WAIT_MS}`);
    await client.query(migration.sql);
    await migrationSteps[migration.name]?.(client);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Each statement by itself, without a transaction: a repeated migration runs those again that have succeeded. */
async function applyInSteps(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration.sql)) await client.query(statement);
  await record(client, migration);
}

async function record(
  client: pg.PoolClient,
  { version, name, checksum }: Migration,
): Promise<void> {
  await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
    version,
    name,
    checksum,
  ]);
}

/**
 * Migrates the job queue's schema, which its library manages, with a transaction per step. The caller holds the
 * migration lock.
 */
async function installJobs(pool: pg.Pool): Promise<void> {
  // Errors are thrown; the steps need no log line.
  const logger = new Logger(() => () => {});
  await runMigrations({ pgPool: pool, schema: 'graphile_worker', logger });
}
