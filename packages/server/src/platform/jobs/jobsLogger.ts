import type { FastifyBaseLogger } from 'fastify';
import { type Job, Logger } from 'graphile-worker';

/**
 * Logs errors and warnings of the queue: the task and its described error, not the queue's sentences, which may quote
 * values. Drops failures while the queue stops: those jobs are put back for the next server.
 */
export function jobsLogger(log: FastifyBaseLogger, isStopping: () => boolean): Logger {
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
