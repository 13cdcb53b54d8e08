import { sql } from 'kysely';
import type { Trx } from '../database/Trx.ts';
import type { Task } from './Task.ts';

/** How a job differs from one that is done once, as soon as possible. */
export interface JobOptions {
  /** Not before. */
  readonly runAt?: Date;
  /** Of jobs with the same key one waits at most: the latest. */
  readonly key?: string;
}

/** Adds a job for a task, in the transaction that causes it: it is there once that has committed, and never without it. */
export async function addJob(
  trx: Trx,
  task: Pick<Task, 'name'>,
  payload: Readonly<Record<string, string | number>> = {},
  { runAt, key }: JobOptions = {},
): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      ${task.name}, payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null})`.execute(trx);
}
