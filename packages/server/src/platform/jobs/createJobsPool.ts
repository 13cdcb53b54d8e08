import { Pool } from 'pg';

/** One that listens, one for the timetable, and one for each job that is taken or finished. */
const MOST_CONNECTIONS = 4;

/** Connections for the queue alone, beside a pool and like its own, so that requests and jobs never wait for each other's. */
export function createJobsPool({ options }: Pool): Pool {
  // pg hides the password from whatever copies its options.
  const pool = new Pool({ ...options, password: options.password, max: MOST_CONNECTIONS });
  // A connection that breaks is replaced; whoever used it hears of it from its query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
