import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/TestDatabase.ts';
import { withTransaction } from '../database/withTransaction.ts';
import { addJob } from './addJob.queries.ts';
import { runJobs } from './runJobs.ts';
import type { Task } from './Task.ts';

const patience = { timeout: 20_000 };

let database: TestDatabase;
let apps: FastifyInstance[];
let logged: { readonly level: number; readonly msg: string }[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  [apps, logged] = [[], []];
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(apps.map((app) => app.close()));
  await database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(() => database.close());

async function serve(tasks: readonly Task[], longestGoodbyeMs?: number): Promise<FastifyInstance> {
  const { db, pool } = database;
  const app = await buildTestApp(database, {
    isProduction: true,
    isSilent: false,
    logStream: { write: (line) => void logged.push(JSON.parse(line)) },
    register: (server) =>
      runJobs(server, {
        db,
        pool,
        tasks,
        ...(longestGoodbyeMs === undefined ? {} : { longestGoodbyeMs }),
      }),
  });
  apps.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** A task that notes what it was given. */
function noting(name = 'note') {
  const done: unknown[] = [];
  const task: Task = { name, run: async (payload) => void done.push(payload) };
  return { task, done };
}

function add(task: Task, payload: Readonly<Record<string, number>> = {}): Promise<void> {
  return withTransaction(database.db, (trx) => addJob(trx, task, payload));
}

async function jobs(): Promise<readonly { attempts: number; locked_by: string | null }[]> {
  const { rows } = await database.pool.query(
    'select attempts, locked_by from graphile_worker._private_jobs order by id',
  );
  return rows;
}

async function rename(from: string, to: string): Promise<void> {
  await database.pool.query(`alter table graphile_worker.${from} rename to ${to}`);
}

/** How often the queue ended by itself, as the log says. */
function endings(): number {
  return logged.filter(({ msg }) => msg.startsWith('the job queue ended')).length;
}

test('a job is done once its transaction has committed, and is gone then', async () => {
  const { task, done } = noting();
  await serve([task]);
  await withTransaction(database.db, async (trx) => {
    await addJob(trx, task, { orderId: 7 });
    expect(done).toEqual([]);
  });
  await expect.poll(() => done, patience).toEqual([{ orderId: 7 }]);
  await expect.poll(jobs, patience).toEqual([]);
});

test('a job that was added while no server ran is done by the next', async () => {
  const { task, done } = noting();
  await add(task, { orderId: 8 });
  await serve([task]);
  await expect.poll(() => done, patience).toEqual([{ orderId: 8 }]);
});

test('a job is done by one of two servers', async () => {
  const { task, done } = noting();
  await serve([task]);
  await serve([task]);
  for (let orderId = 1; orderId <= 20; orderId += 1) await add(task, { orderId });
  await expect.poll(jobs, patience).toEqual([]);
  const orders = done.map((payload) => (payload as { orderId: number }).orderId);
  expect(orders.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

test('a task with a time is done when a server starts, and again when its time has come', async () => {
  // Long ago, so that whatever the database's clock says its time has come there too.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-06-15T09:59:59.950Z') });
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const runs = [first, second];
  const task: Task = { name: 'hourly', run: async () => runs.shift()?.resolve() };
  await serve([{ ...task, cron: '0 * * * *' }]);
  // Not polled: expect.poll moves a faked clock on.
  await first.promise;
  expect(runs).toEqual([second]);
  vi.setSystemTime(new Date('2020-06-15T10:00:00.500Z'));
  await second.promise;
});

test('a job that fails is named in the log without what it was about, and is tried again', async () => {
  let attempts = 0;
  const task: Task = {
    name: 'refused-at-first',
    run: async () => {
      attempts += 1;
      if (attempts === 1) await database.pool.query(`select 'sam@clinic.test'::integer`);
    },
  };
  const app = await serve([task]);
  await add(task);
  await expect.poll(() => attempts, patience).toBe(2);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const warnings = logged.filter(({ level }) => level >= 40);
  expect(warnings).toEqual([
    expect.objectContaining({
      level: 40,
      task: 'refused-at-first',
      attempts: 1,
      msg: 'a job failed and is tried again',
    }),
  ]);
  expect(JSON.stringify(logged)).not.toContain('sam@clinic.test');
});

test('jobs go on when the queue loses all its connections', async () => {
  const { task, done } = noting();
  await serve([task]);
  await add(task, { orderId: 1 });
  await expect.poll(() => done.length, patience).toBe(1);
  await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await add(task, { orderId: 2 });
  await expect.poll(() => done.length, patience).toBe(2);
});

test('a job that is done and cannot be crossed off ends neither the server nor the queue', async () => {
  const { task, done } = noting();
  const last: Task = {
    name: 'last',
    run: () => rename('_private_jobs', 'away'),
  };
  const app = await serve([task, last]);
  await add(last);
  await expect.poll(endings, patience).toBeGreaterThan(0);
  await rename('away', '_private_jobs');
  await add(task, { orderId: 9 });
  await expect.poll(() => done, patience).toEqual([{ orderId: 9 }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a server that stops finishes the job in hand and leaves no connection of the queue', async () => {
  const begun = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  let isDone = false;
  const task: Task = {
    name: 'slow',
    run: async () => {
      begun.resolve();
      await may.promise;
      isDone = true;
    },
  };
  const app = await serve([task]);
  await add(task);
  await begun.promise;
  const connections = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rows.length;
  };
  expect(await connections()).toBeGreaterThan(0);
  const closing = app.close();
  may.resolve();
  await closing;
  expect(isDone).toBe(true);
  expect(await jobs()).toEqual([]);
  expect(app.server.listening).toBe(false);
  const ofThePool = database.pool.totalCount - 1;
  await expect.poll(connections, patience).toBe(ofThePool);
});

test('a server that stops puts a job back that takes too long, for another to do, without a warning', async () => {
  const begun = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  const task: Task = {
    name: 'endless',
    run: async () => {
      begun.resolve();
      await may.promise;
    },
  };
  const app = await serve([task], 10);
  await add(task);
  await begun.promise;
  await app.close();
  expect(await jobs()).toEqual([{ attempts: 1, locked_by: null }]);
  may.resolve();
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
});
