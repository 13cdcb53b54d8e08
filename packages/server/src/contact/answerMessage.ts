import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { removeMessage } from './contactMessages.queries.ts';

/** Removes an answered message and records who answered it. Returns whether it existed. */
export function answerMessage(
  db: Db,
  { id, by, now }: { readonly id: number; readonly by: string; readonly now: Date },
): Promise<boolean> {
  return withTransaction(db, async (trx) => {
    if (!(await removeMessage(trx, id))) return false;
    const subject = `message ${id}`;
    const action = 'message-answered';
    await recordEvent(trx, { at: now, actorId: undefined, action, subject, detail: { by } });
    return true;
  });
}
