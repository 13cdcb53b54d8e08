import { sql } from 'kysely';
import type { Trx } from '../database/Trx.ts';
import type { Task } from './Task.ts';

/** Claims a task until the transaction ends; returns `false` when another server holds it. */
export async function claimTask(trx: Trx, { name }: Pick<Task, 'name'>): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`task ${name}`}, 0)) as "isMine"`.execute(
    trx,
  );
  return rows[0]?.isMine ?? false;
}
