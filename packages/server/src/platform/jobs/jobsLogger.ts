import type { FastifyBaseLogger } from 'fastify';
import { type Job, Logger } from 'graphile-worker';

/**
 * The queue's own words, as the server's log keeps them: of what went wrong which task it was and the error, described as
 * every other; its sentences may quote values. The rest is not worth a line, nor is what fails because the queue stops: those
 * jobs are put back, and done by the next server.
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
