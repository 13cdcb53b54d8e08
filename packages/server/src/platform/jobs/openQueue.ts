import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { parseCronItems, run, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import { jobsLogger } from './jobsLogger.ts';
import type { Task } from './Task.ts';

const AT_ONCE = 2;

/** A queue that does jobs. */
export interface Queue {
  /** Settles when it has ended, by itself or because it was stopped. */
  readonly ended: Promise<void>;
  /** Takes no more jobs, and finishes those in hand; puts back what takes longer, for another server to do. */
  readonly stop: (longestMs: number) => Promise<void>;
}

/** Begins to do jobs, and to add those of the tasks that have a time. */
export async function openQueue(
  pgPool: pg.Pool,
  tasks: readonly Task[],
  log: FastifyBaseLogger,
): Promise<Queue> {
  const events: WorkerEvents = new EventEmitter();
  const workers: WorkerPool[] = [];
  let isStopping = false;
  events.on('pool:create', ({ workerPool }) => void workers.push(workerPool));
  const runner = await run({
    pgPool,
    events,
    schema: 'graphile_worker',
    concurrency: AT_ONCE,
    noHandleSignals: true,
    logger: jobsLogger(log, () => isStopping),
    taskList: Object.fromEntries(
      tasks.map((task) => [task.name, (payload) => task.run(payload, { log })]),
    ),
    parsedCronItems: parseCronItems(
      tasks.flatMap(({ name, cron }) =>
        cron === undefined ? [] : [{ task: name, match: cron, options: { jobKey: name } }],
      ),
    ),
    // By default a job that cannot be crossed off rejects a promise that nobody holds, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return {
    ended: runner.promise,
    stop: async (longestMs) => {
      isStopping = true;
      const late = wait(longestMs, 'late', { ref: false });
      if ((await Promise.race([runner.stop(), late])) !== 'late') return;
      // `runner.kill()` does nothing after a `stop()` that is under way.
      for (const each of workers) await each.forcefulShutdown('The server stops');
    },
  };
}
