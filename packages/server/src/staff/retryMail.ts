import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { makeMailDue } from './mail.queries.ts';

/** Makes unsent mail due now: one mail, or all that were given up. Records who asked for it; returns how many. */
export function retryMail(
  db: Db,
  { mailId, by, now }: { readonly mailId: number | 'all'; readonly by: string; readonly now: Date },
): Promise<number> {
  return withTransaction(db, async (trx) => {
    const ids = await makeMailDue(trx, mailId);
    for (const id of ids) {
      await recordEvent(trx, {
        at: now,
        actorId: undefined,
        action: 'mail-retried',
        subject: `mail ${id}`,
        detail: { by },
      });
    }
    return ids.length;
  });
}
