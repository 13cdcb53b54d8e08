import { sql } from 'kysely';
import type { Trx } from '../database/Trx.ts';
import type { Task } from './Task.ts';

/** Options of a job that is not simply run once, as soon as possible. */
export interface JobOptions {
  /** Earliest time to run. */
  readonly runAt?: Date;
  /** Deduplicates: the latest pending job with a key replaces the others. */
  readonly key?: string;
}

/** Adds a job in the transaction that causes it, so that it exists only if that commits. */
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
