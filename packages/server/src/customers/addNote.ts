import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { insertNote, isNewestNote } from './customers.queries.ts';
import { lockCustomer } from './lockCustomer.ts';

/** Within this time the same words of the same person are one note, sent again since its answer was lost. */
const SENT_AGAIN_MS = 10 * 60_000;

/**
 * Adds a note of staff about a customer; none is ever changed. The same note sent again is added once. The event names
 * it and does not repeat it, so that an erasure can remove it. Refuses as `lockCustomer` does, and a blank note with 'invalid-request'.
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
    const added = { userId, staffId: actor.staff.staffId, note: text };
    if (await isNewestNote(trx, added, new Date(+now - SENT_AGAIN_MS))) return;
    const noteId = await insertNote(trx, added, now);
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
