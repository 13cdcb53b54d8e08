import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { withTransaction } from '../database/withTransaction.ts';
import { claimTask } from './claimTask.queries.ts';
import { removalTask } from './removalTask.ts';

const now = new Date('2026-06-15T10:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const info = vi.fn<(line: unknown, message: string) => void>();
const log = { info } as unknown as FastifyBaseLogger;
beforeEach(() => info.mockClear());

function removal(remove: () => Promise<number>) {
  return removalTask('remove-pebbles', remove, { db: database.db, now: () => now });
}

test('removes on one server at a time; the others do not wait', async () => {
  const remove = vi.fn<() => Promise<number>>(async () => 1);
  const task = removal(remove);
  await withTransaction(database.db, async (trx) => {
    expect(await claimTask(trx, task)).toBe(true);
    await task.run({}, { log });
    expect(remove).not.toHaveBeenCalled();
  });
  await task.run({}, { log });
  expect(remove).toHaveBeenCalledOnce();
});

test('logs the number of removed rows, and nothing for none', async () => {
  await removal(async () => 0).run({}, { log });
  expect(info).not.toHaveBeenCalled();
  await removal(async () => 3).run({}, { log });
  expect(info.mock.calls).toEqual([
    [{ task: 'remove-pebbles', removed: 3 }, 'what was kept long enough is removed'],
  ]);
});

test('removes until nothing is left, each batch in its own transaction, and counts all of them', async () => {
  const { pool, db } = database;
  await pool.query('create table grains as select id from generate_series(1, 25) as id');
  const transactions = new Set<unknown>();
  const task = removalTask(
    'remove-grains',
    async (trx, _now, most) => {
      const { rows } = await sql<{ by: string }>`
        delete from grains where id in (select id from grains where id > 2 limit ${most})
        returning pg_current_xact_id()::text as by`.execute(trx);
      for (const { by } of rows) transactions.add(by);
      return rows.length;
    },
    { db, now: () => now },
    10,
  );
  await task.run({}, { log });
  expect((await pool.query('select id from grains order by 1')).rows).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
  expect(transactions.size).toBe(3);
  expect(info.mock.calls[0]?.[0]).toEqual({ task: 'remove-grains', removed: 23 });
});

test('rolls back a removal that fails', async () => {
  await database.pool.query('create table pebbles as select 1 as id');
  const task = removalTask(
    'remove-pebbles',
    async (trx) => {
      await trx.deleteFrom('pebbles' as never).execute();
      throw new Error('half-way');
    },
    { db: database.db, now: () => now },
  );
  await expect(task.run({}, { log })).rejects.toThrow('half-way');
  expect((await database.pool.query('select id from pebbles')).rows).toEqual([{ id: 1 }]);
});
