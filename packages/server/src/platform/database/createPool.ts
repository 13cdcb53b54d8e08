import { Pool } from 'pg';
import { columnTypes } from './columnTypes.ts';
import type { Connection } from './Connection.ts';

const MOST_CONNECTIONS = 12;
const LONGEST_WAIT_FOR_CONNECTION_MS = 3_000;
const LONGEST_STATEMENT_MS = 10_000;
const LONGEST_LOCK_WAIT_MS = 5_000;
const LONGEST_IDLE_TRANSACTION_MS = 10_000;
/** A dead network gives no answer at all; a little after PostgreSQL itself would have given up. */
const LONGEST_ANSWER_AFTER_MS = 2_000;

/**
 * A pool of connections with a limit on everything that could wait for ever.
 * @param onLost told when an idle connection breaks; the pool replaces it by itself.
 * @param longestStatementMs more for a command that reads everything; a server's callers do not wait longer.
 */
export function createPool(
  connection: Connection,
  onLost: (error: Error) => void,
  longestStatementMs = LONGEST_STATEMENT_MS,
): Pool {
  const pool = new Pool({
    ...connection,
    max: MOST_CONNECTIONS,
    types: columnTypes,
    application_name: 'formulary',
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_WAIT_FOR_CONNECTION_MS,
    query_timeout: longestStatementMs + LONGEST_ANSWER_AFTER_MS,
    statement_timeout: longestStatementMs,
    lock_timeout: LONGEST_LOCK_WAIT_MS,
    idle_in_transaction_session_timeout: LONGEST_IDLE_TRANSACTION_MS,
  });
  pool.on('error', onLost);
  // One that breaks while it is in use fails its query, which is how its user hears of it; without a
  // listener Node would end the process over the same error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
