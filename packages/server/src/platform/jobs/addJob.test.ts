import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { withTransaction } from '../database/withTransaction.ts';
import { addJob } from './addJob.queries.ts';

const task = { name: 'count-pebbles' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.pool.query('delete from graphile_worker._private_jobs'));
afterAll(() => database.close());

async function jobs(): Promise<readonly unknown[]> {
  const { rows } = await database.pool.query(
    `select payload, job.run_at as "runAt", job.key from graphile_worker._private_jobs
     join graphile_worker.jobs as job using (id) where task_identifier = $1 order by id`,
    [task.name],
  );
  return rows;
}

test('adds a job when its transaction commits, and not before', async () => {
  await withTransaction(database.db, async (trx) => {
    await addJob(trx, task, { orderId: 7 });
    expect(await jobs()).toEqual([]);
  });
  expect(await jobs()).toEqual([{ payload: { orderId: 7 }, runAt: expect.any(Date), key: null }]);
});

test('drops a job when its transaction is rolled back', async () => {
  const work = withTransaction(database.db, async (trx) => {
    await addJob(trx, task);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await jobs()).toEqual([]);
});

test('keeps only the latest of several jobs with the same key, at its own time', async () => {
  const [sooner, later] = [new Date('2999-01-01T00:00:00Z'), new Date('2999-01-02T00:00:00Z')];
  await withTransaction(database.db, async (trx) => {
    await addJob(trx, task, { orderId: 7 }, { key: 'order 7', runAt: sooner });
    await addJob(trx, task, { orderId: 7 }, { key: 'order 7', runAt: later });
    await addJob(trx, task, { orderId: 8 }, { key: 'order 8', runAt: sooner });
  });
  expect(await jobs()).toEqual([
    { payload: { orderId: 7 }, runAt: later, key: 'order 7' },
    { payload: { orderId: 8 }, runAt: sooner, key: 'order 8' },
  ]);
});
