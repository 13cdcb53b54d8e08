import type { FastifyBaseLogger } from 'fastify';
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
