import { Pool } from 'pg';
import { columnTypes } from './columnTypes.ts';
import type { Connection } from './Connection.ts';

const MOST_CONNECTIONS = 12;
const LONGEST_WAIT_FOR_CONNECTION_MS = 3_000;
const LONGEST_STATEMENT_MS = 10_000;
const LONGEST_LOCK_WAIT_MS = 5_000;
const LONGEST_IDLE_TRANSACTION_MS = 10_000;
/** A dead network gives no answer at all; a little after PostgreSQL itself would have given up. */
const LONGEST_ANSWER_MS = 12_000;

/**
 * A pool of connections with a limit on everything that could wait for ever.
 * @param onLost told when an idle connection breaks; the pool replaces it by itself.
 */
export function createPool(
  connection: Connection,
  onLost: (error: Error) => void,
  size = MOST_CONNECTIONS,
): Pool {
  const pool = new Pool({
    ...connection,
    max: size,
    types: columnTypes,
    application_name: 'formulary',
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_WAIT_FOR_CONNECTION_MS,
    query_timeout: LONGEST_ANSWER_MS,
    statement_timeout: LONGEST_STATEMENT_MS,
    lock_timeout: LONGEST_LOCK_WAIT_MS,
    idle_in_transaction_session_timeout: LONGEST_IDLE_TRANSACTION_MS,
  });
  pool.on('error', onLost);
  // One that breaks while it is in use fails its query, which is how its user hears of it; without a
  // listener Node would end the process over the same error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
