import { Pool } from 'pg';

const LONGEST_CONNECTING_MS = 1_000;
/** Shortly after PostgreSQL's own limit, for a database that does not answer at all. */
const LONGEST_ANSWER_MS = 1_500;

/**
 * Creates a pool of one connection with the same options, so that metrics are read when requests wait for connections,
 * and never take one from them.
 */
export function createMetricsPool({ options }: Pool): Pool {
  const pool = new Pool({
    ...options,
    // pg makes the password non-enumerable, so the spread leaves it out.
    password: options.password,
    max: 1,
    connectionTimeoutMillis: LONGEST_CONNECTING_MS,
    query_timeout: LONGEST_ANSWER_MS,
  });
  // The pool replaces a broken connection; the reading that needed it reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
