import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { insertNote } from './customers.queries.ts';
import { lockCustomer } from './lockCustomer.ts';

/**
 * Adds a note of staff about a customer; none is ever changed. The event names it and does not repeat it, so that an
 * erasure can remove it. Refuses as `lockCustomer` does, and a blank note with 'invalid-request'.
 */
export async function addNote(
  db: Db,
  { userId, note }: { readonly userId: number; readonly note: string },
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<void> {
  const text = note.trim();
  if (text === '') {
    throw new Refused('invalid-request', { errors: { note: 'Please write the note' } });
  }
  await withTransaction(db, async (trx) => {
    await lockCustomer(trx, { userId });
    const noteId = await insertNote(trx, { userId, staffId: actor.staff.staffId, note: text }, now);
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'customer-noted',
      subject: `user ${userId}`,
      detail: { by: actor.by, noteId },
      staff: actor.staff,
    });
  });
}
