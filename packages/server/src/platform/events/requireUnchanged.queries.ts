import type { Db } from '../database/Db.ts';
import type { Trx } from '../database/Trx.ts';
import type { StaffAuthor } from './recordEvent.queries.ts';
import { Refused } from '../problems/Refused.ts';

/**
 * Returns the version of a record that staff work on: the id of its newest event, since every change records one; 0 for
 * a record without events. The subject is the event's, such as 'order 31'.
 */
export async function readVersion(db: Db, subject: string): Promise<number> {
  const { version } = await db
    .selectFrom('audit_events')
    .select(({ fn }) => fn.max('id').as('version'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** A change by staff at the desk: who, and the version of the record that they saw. */
export interface DeskChange {
  readonly staff: StaffAuthor;
  readonly seen: number;
}

/**
 * Refuses with 'record-changed' if something happened to a record since the version that staff saw. Call it after
 * locking the record's row; the desk then shows the events since that version, with who caused them.
 */
export async function requireUnchanged(trx: Trx, subject: string, seen: number): Promise<void> {
  if ((await readVersion(trx, subject)) !== seen) throw new Refused('record-changed');
}
