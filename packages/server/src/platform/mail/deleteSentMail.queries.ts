import { sql } from 'kysely';
import type { Trx } from '../database/Trx.ts';

/** Deletes mails sent before a moment; pending and abandoned ones stay. */
export async function deleteSentMail(trx: Trx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from outbox where ctid in (
    select ctid from outbox where sent_at < ${before}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
