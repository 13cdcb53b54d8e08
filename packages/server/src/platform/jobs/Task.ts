import type { FastifyBaseLogger } from 'fastify';

/** What the server gives a task that runs. */
export interface TaskContext {
  readonly log: FastifyBaseLogger;
}

/** Work that is done in the background. Its subject brings it; which server does it is none of its business. */
export interface Task {
  /** The same for as long as there are jobs for it: it is kept with each of them. */
  readonly name: string;
  /**
   * Does the work of one job. Runs again when it throws or its server dies, so that twice must be as good as once.
   * @param payload what `addJob` was given; ids and figures, never what people wrote.
   */
  readonly run: (payload: unknown, context: TaskContext) => Promise<void>;
  /** When a job is added by itself, as in a crontab (UTC), besides once when a server starts. */
  readonly cron?: string;
}
