import type pg from 'pg';
import { StartupProblem } from '../process/StartupProblem.ts';
import { sqlState } from './sqlState.ts';

/** duplicate_prepared_statement, invalid_sql_statement_name: a statement reached a connection that another one prepared. */
const MIXED_UP = new Set(['42P05', '26000']);
const ROUNDS = 3;
const LONGEST_WAIT_FOR_NOTICE_MS = 5_000;

/**
 * Refuses a pooler that hands a client's prepared statements to another client's connection: 71 of 100 calls would
 * fail. Two clients prepare the same statement in turn, so that the pooler has to tell them apart.
 */
export async function requirePreparedStatements(pool: pg.Pool): Promise<void> {
  const clients = [await pool.connect(), await pool.connect()];
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const client of clients)
        await client.query({ name: 'formulary_check', text: 'select 1' });
  } catch (error) {
    if (!MIXED_UP.has(sqlState(error) ?? '')) throw error;
    throw new StartupProblem(
      'The pooler of DATABASE_URL mixes up prepared statements: use PgBouncer 1.21 or later with max_prepared_statements, or leave the pooler out.',
    );
  } finally {
    // Destroyed, so that the statement does not stay.
    for (const client of clients) client.release(true);
  }
}

/** Said when the direct address is none. */
export const DIRECT_IS_POOLED =
  'DATABASE_DIRECT_URL leads to a connection pooler: it must be the address of PostgreSQL itself.';

/** Refuses a direct address that leads to a pooler after all: it would swallow the notices of other servers. */
export async function requireNotices(pool: pg.Pool): Promise<void> {
  const [listener, other] = [await pool.connect(), await pool.connect()];
  const heard = Promise.withResolvers<boolean>();
  const late = setTimeout(() => heard.resolve(false), LONGEST_WAIT_FOR_NOTICE_MS);
  try {
    listener.on('notification', () => heard.resolve(true));
    await listener.query('listen formulary_check');
    await other.query('notify formulary_check');
    if (!(await heard.promise)) throw new StartupProblem(DIRECT_IS_POOLED);
  } finally {
    clearTimeout(late);
    listener.release(true);
    other.release(true);
  }
}
