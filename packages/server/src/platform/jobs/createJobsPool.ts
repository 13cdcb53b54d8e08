import { Pool } from 'pg';

/** One to listen, one for the timetable, and one for each job that is taken or finished. */
const MOST_CONNECTIONS = 4;

/**
 * Creates a separate pool with the same options for the queue, so that requests and jobs never wait for each other's
 * connections.
 */
export function createJobsPool({ options }: Pool): Pool {
  // pg makes the password non-enumerable, so the spread leaves it out.
  const pool = new Pool({ ...options, password: options.password, max: MOST_CONNECTIONS });
  // The pool replaces a broken connection; the pending query reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
