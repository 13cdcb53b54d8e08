import { Pool } from 'pg';
import { columnTypes } from './columnTypes.ts';
import type { Connection } from './Connection.ts';

const MOST_CONNECTIONS = 12;
const LONGEST_WAIT_FOR_CONNECTION_MS = 3_000;
const LONGEST_STATEMENT_MS = 10_000;
const LONGEST_LOCK_WAIT_MS = 5_000;
const LONGEST_IDLE_TRANSACTION_MS = 10_000;
/** A dead network never answers; this ends the wait shortly after PostgreSQL's own limit. */
const LONGEST_ANSWER_AFTER_MS = 2_000;

/**
 * Creates a pool with a limit on everything that could wait for ever.
 * @param onLost called when an idle connection breaks; the pool replaces it.
 * @param longestStatementMs higher for a command that reads everything; a server keeps the default.
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
  // A connection that breaks in use fails its query. Without a listener the same error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
