import type { FastifyBaseLogger } from 'fastify';

/** What the server passes to a running task. */
export interface TaskContext {
  readonly log: FastifyBaseLogger;
}

/** Background work, defined by its domain folder and independent of the server that runs it. */
export interface Task {
  /** Stored with each job, so it must not change while jobs are pending. */
  readonly name: string;
  /**
   * Does the work of one job. Must be idempotent: it runs again when it throws or its server dies.
   * @param payload what `addJob` received; ids and figures, never people's own text.
   */
  readonly run: (payload: unknown, context: TaskContext) => Promise<void>;
  /** Crontab schedule (UTC). The job is also added once when a server starts. */
  readonly cron?: string;
}
