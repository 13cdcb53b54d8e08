import { sql } from 'kysely';
import type { Trx } from '../database/Trx.ts';
import { MOST_REMOVED_AT_ONCE } from '../jobs/mostRemovedAtOnce.ts';

/** Deletes mails sent before a moment; pending and abandoned ones stay. */
export async function deleteSentMail(trx: Trx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from outbox where ctid in (
    select ctid from outbox where sent_at < ${before}
    limit ${MOST_REMOVED_AT_ONCE} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
