import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createDb } from '../../platform/database/createDb.ts';
import { createPool } from '../../platform/database/createPool.ts';
import type { TestDatabase } from './TestDatabase.ts';

/**
 * Clones the migrated template into a database for one test file: real PostgreSQL, real locks and no other rows. Close
 * it in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const host = inject('postgresHost');
  const port = inject('postgresPort');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  // Copies the files of the template, instead of writing each of its pages to the log first.
  await asSuperuser(
    host,
    port,
    `create database ${database} template formulary owner formulary strategy file_copy`,
  );
  const connection = { host, port, user: 'formulary', database };
  const pool = createPool(connection, () => {});
  // A hundred requests at once wait longer for a connection on a slow machine than the shop lets them.
  pool.options.connectionTimeoutMillis = 60_000;
  return {
    pool,
    connection,
    db: createDb(pool),
    url: `postgresql://formulary@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    close: async () => {
      await pool.end();
      await asSuperuser(host, port, `drop database ${database} with (force)`);
    },
  };
}

async function asSuperuser(host: string, port: number, statement: string): Promise<void> {
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
