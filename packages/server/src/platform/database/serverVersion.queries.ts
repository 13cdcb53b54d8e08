import type pg from 'pg';

const VERSIONS_PER_MAJOR = 10_000;

/** Returns the major version of PostgreSQL. */
export async function serverVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(rows[0]?.server_version_num) / VERSIONS_PER_MAJOR);
}
