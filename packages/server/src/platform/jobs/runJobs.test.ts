import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
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

/** Creates a task that records its payloads. */
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

/** Counts how often the queue ended by itself, from the log. */
function endings(): number {
  return logged.filter(({ msg }) => msg.startsWith('the job queue ended')).length;
}

test('runs a job once its transaction has committed, and deletes it', async () => {
  const { task, done } = noting();
  await serve([task]);
  await withTransaction(database.db, async (trx) => {
    await addJob(trx, task, { orderId: 7 });
    expect(done).toEqual([]);
  });
  await expect.poll(() => done, patience).toEqual([{ orderId: 7 }]);
  await expect.poll(jobs, patience).toEqual([]);
});

test('runs a job on the next server when none was running', async () => {
  const { task, done } = noting();
  await add(task, { orderId: 8 });
  await serve([task]);
  await expect.poll(() => done, patience).toEqual([{ orderId: 8 }]);
});

test('runs a job on one of two servers only', async () => {
  const { task, done } = noting();
  await serve([task]);
  await serve([task]);
  for (let orderId = 1; orderId <= 20; orderId += 1) await add(task, { orderId });
  await expect.poll(jobs, patience).toEqual([]);
  const orders = done.map((payload) => (payload as { orderId: number }).orderId);
  expect(orders.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

test('runs a scheduled task when a server starts, and again at its time', async () => {
  // Far in the past, so that the job is due by the database's clock as well.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-06-15T09:59:59.950Z') });
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const runs = [first, second];
  const task: Task = { name: 'hourly', run: async () => runs.shift()?.resolve() };
  await serve([{ ...task, cron: '0 * * * *' }]);
  // Awaited, because expect.poll advances a faked clock.
  await first.promise;
  expect(runs).toEqual([second]);
  vi.setSystemTime(new Date('2020-06-15T10:00:00.500Z'));
  await second.promise;
});

test('logs a failed job by task without its payload, and retries it', async () => {
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

test('continues after the queue loses all its connections', async () => {
  const { task, done } = noting();
  await serve([task]);
  await add(task, { orderId: 1 });
  await expect.poll(() => done.length, patience).toBe(1);
  await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await add(task, { orderId: 2 });
  await expect.poll(() => done.length, patience).toBe(2);
});

test('keeps server and queue running when a finished job cannot be marked as done', async () => {
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

test('finishes the running job at shutdown and leaves no connection of the queue', async () => {
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

test('puts a job back that outlasts the shutdown, for another server, without a warning', async () => {
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
