import { recordEvent, type StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { lockMail, makeMailDue } from './unsentMail.queries.ts';

/** Returns the subject of a mail's events. */
const mailSubject = (id: number): string => `mail ${id}`;

/** Makes unsent mail due now: one mail, or all that were given up. Records who asked for it; returns how many. */
export function retryMail(
  db: Db,
  { mailId, by, now }: { readonly mailId: number | 'all'; readonly by: string; readonly now: Date },
): Promise<number> {
  return withTransaction(db, async (trx) => {
    const ids = await makeMailDue(trx, mailId);
    for (const id of ids) await recordRetry(trx, { id, by, now });
    return ids.length;
  });
}

/**
 * Makes a failed mail due now at the desk. Refuses with 'mail-missing', 'record-changed', and 'mail-not-failed' one that was
 * sent or not tried yet.
 */
export function retryDeskMail(
  { db, now }: { readonly db: Db; readonly now: Date },
  { id, by, staff, seen }: DeskChange & { readonly id: number; readonly by: string },
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const mail = await lockMail(trx, id);
    if (!mail) throw new Refused('mail-missing');
    await requireUnchanged(trx, mailSubject(id), seen);
    const hasFailed = mail.sentAt === null && (mail.givenUpAt !== null || mail.attempts > 0);
    if (!hasFailed) throw new Refused('mail-not-failed');
    await makeMailDue(trx, id);
    await recordRetry(trx, { id, by, now, staff });
  });
}

async function recordRetry(
  trx: Trx,
  retried: {
    readonly id: number;
    readonly by: string;
    readonly now: Date;
    readonly staff?: StaffAuthor;
  },
): Promise<void> {
  const { id, by, now: at, staff } = retried;
  const action = 'mail-retried';
  const subject = mailSubject(id);
  await recordEvent(trx, { at, actorId: undefined, action, subject, detail: { by }, staff });
}
