import { sql } from 'kysely';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Db } from '../../platform/database/Db.ts';

/** A point in a transaction: before a statement writes to a table, or at the commit. */
export interface Moment {
  readonly before: 'insert into' | 'update of' | 'delete from' | 'commit of';
  readonly table: string;
}

/** First half of the advisory lock key, reserved for these locks. */
const CLASS_ID = 6_464;

/** Makes every transaction take the lock of each moment it reaches; it continues at once while the lock is free. */
export async function installHolds(db: Db, moments: readonly Moment[]): Promise<void> {
  await sql`
    create function hold_statement() returns trigger language plpgsql as $$
    begin
      -- Whoever is held waits for the test, however slow the machine is.
      perform set_config('lock_timeout', '0', true);
      -- Let go at once: whoever came by does not keep others from being held there later.
      perform pg_advisory_lock_shared(${sql.lit(CLASS_ID)}, tg_argv[0]::integer);
      perform pg_advisory_unlock_shared(${sql.lit(CLASS_ID)}, tg_argv[0]::integer);
      return coalesce(new, old);
    end $$`.execute(db);
  for (const [index, { before, table }] of moments.entries()) {
    const name = sql.id(`hold_${index}`);
    const on = sql.table(table);
    const call = sql`execute function hold_statement(${sql.lit(index)})`;
    const statement =
      before === 'commit of'
        ? sql`create constraint trigger ${name} after insert on ${on} deferrable initially deferred for each row ${call}`
        : sql`create trigger ${name} before ${sql.raw(before.split(' ')[0] ?? '')} on ${on} for each statement ${call}`;
    await statement.execute(db);
  }
}

/**
 * Blocks transactions at a moment, by its index, until the returned function is called, or until the test has ended: a
 * test that fails must not hold those after it.
 */
export async function holdMoment(pool: pg.Pool, index: number): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock($1, $2)', [CLASS_ID, index]);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('select pg_advisory_unlock($1, $2)', [CLASS_ID, index]);
    client.release();
  };
  onTestFinished(release);
  return release;
}

/** Counts the transactions of this database that are blocked at a moment. */
export async function waitingAt(pool: pg.Pool, index: number): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_locks join pg_database on pg_database.oid = database
     where datname = current_database() and locktype = 'advisory' and classid = $1 and objid = $2
       and not granted`,
    [CLASS_ID, index],
  );
  return rows[0]?.waiting ?? 0;
}

/** Counts the transactions of this database that wait for any lock. */
export async function transactionsWaiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

/** Counts the other connections with an open transaction in this database. */
export async function openTransactions(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::integer as open from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
       and backend_type = 'client backend'`,
  );
  return rows[0]?.open ?? 0;
}
