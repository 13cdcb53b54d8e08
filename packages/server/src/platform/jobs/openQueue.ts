import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  type Job,
  Logger,
  parseCronItems,
  run,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type pg from 'pg';
import { jobRuns } from './jobChannels.ts';
import type { Task } from './Task.ts';

const AT_ONCE = 2;
/** How often each looks for delayed and repeated jobs; an added one is announced. */
const POLL_MS = 5_000;

/** A running job queue. */
export interface Queue {
  /** Settles when the queue ends, by itself or by `stop`. */
  readonly ended: Promise<void>;
  /** Takes no more jobs and finishes running ones. Puts back those that exceed the limit, for another server. */
  readonly stop: (longestMs: number) => Promise<void>;
}

/** Starts running jobs and adding scheduled ones. */
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
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: jobsLogger(log, () => isStopping),
    taskList: Object.fromEntries(
      tasks.map(({ name, run: work }) => [
        name,
        (payload) => jobRuns.tracePromise(() => work(payload, { log }), { task: name }),
      ]),
    ),
    parsedCronItems: parseCronItems(
      tasks.flatMap(({ name, cron }) =>
        cron === undefined ? [] : [{ task: name, match: cron, options: { jobKey: name } }],
      ),
    ),
    // With the default delay, a job that cannot be marked as done causes an unhandled rejection, which ends the
    // process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return {
    ended: runner.promise,
    stop: async (longestMs) => {
      isStopping = true;
      const late = wait(longestMs, 'late', { ref: false });
      if ((await Promise.race([runner.stop(), late])) !== 'late') return;
      // `runner.kill()` does nothing while `stop()` is pending.
      for (const each of workers) await each.forcefulShutdown('The server stops');
    },
  };
}

/**
 * Logs errors and warnings of the queue: the task and its described error, not the queue's sentences, which may quote
 * values. Drops failures while the queue stops: those jobs are put back for the next server.
 */
function jobsLogger(log: FastifyBaseLogger, isStopping: () => boolean): Logger {
  return new Logger(() => (level, _message, meta) => {
    if (isStopping() || (level !== 'error' && level !== 'warning')) return;
    const { job, error } = meta as { readonly job?: Job; readonly error?: unknown };
    if (job === undefined) log.warn({ err: error }, 'the job queue met a fault and goes on');
    else {
      const { task_identifier: task, attempts } = job;
      log.warn({ task, attempts, err: error }, 'a job failed and is tried again');
    }
  });
}
