import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Trx } from './Trx.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { onOneSnapshot } from './onOneSnapshot.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function read(trx: Trx) {
  const { rows } = await sql<{ pid: number; count: number; canWrite: boolean }>`
      select pg_backend_pid() as pid, current_setting('transaction_read_only') = 'off' as "canWrite",
        count(*) as count from pebbles`.execute(trx);
  return rows[0];
}

test('connections of one snapshot all see the rows of its beginning, and none can write', async () => {
  const { db, pool } = database;
  await pool.query('create table pebbles as select 1 as id');
  const seen = await onOneSnapshot(db, 3, async (trxs) => {
    await pool.query('insert into pebbles values (2)');
    return Promise.all(trxs.map(read));
  });
  expect(new Set(seen.map((row) => row?.pid)).size).toBe(3);
  expect(seen).toMatchObject(Array.from({ length: 3 }, () => ({ count: 1, canWrite: false })));
});
