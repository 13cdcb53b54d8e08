import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import type pg from 'pg';
import type { Db } from '../database/Db.ts';
import { withTransaction } from '../database/withTransaction.ts';
import { addJob } from './addJob.queries.ts';
import { openQueue } from './openQueue.ts';
import type { Task } from './Task.ts';

const PAUSE_AFTER_FAULT_MS = 2_000;
const LONGEST_GOODBYE_MS = 3_000;

/** Options of `runJobs`. */
export interface RunJobsOptions {
  readonly db: Db;
  /** Source of the queue's settings; the queue opens a few connections itself. */
  readonly pool: pg.Pool;
  readonly tasks: readonly Task[];
  /** Longest time for running jobs at shutdown; after it they are put back. */
  readonly longestGoodbyeMs?: number;
}

/**
 * Runs jobs while the server listens (docs/decisions/2026-11-22-graphile-worker.md): added ones, and scheduled ones at
 * the start and by the clock. Never delays a request.
 */
export function runJobs(app: FastifyInstance, options: RunJobsOptions): void {
  const { db, pool, tasks, longestGoodbyeMs = LONGEST_GOODBYE_MS } = options;
  const timed = tasks.filter(({ cron }) => cron !== undefined);
  const closing = new AbortController();
  const closed = once(closing.signal, 'abort');

  const addTimed = (): Promise<void> =>
    withTransaction(db, async (trx) => {
      for (const task of timed) await addJob(trx, task, {}, { key: task.name });
    });

  const superviseServer = async (): Promise<void> => {
    const jobsPool = createJobsPool(pool);
    let isAdded = false;
    while (!closing.signal.aborted) {
      try {
        if (!isAdded) await addTimed();
        isAdded = true;
        const queue = await openQueue(jobsPool, tasks, app.log);
        await Promise.race([queue.ended, closed]);
        if (closing.signal.aborted) await queue.stop(longestGoodbyeMs);
        else app.log.warn('the job queue ended by itself and is opened again');
      } catch (error) {
        app.log.warn({ err: error }, 'the job queue failed, and its jobs are kept');
      }
      await Promise.race([wait(PAUSE_AFTER_FAULT_MS, undefined, { ref: false }), closed]);
    }
    await jobsPool.end();
  };

  let running: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    running = superviseServer();
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await running;
  });
}

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
