import { replyRules } from '@formulary/rules/correspondence/replyRules';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { closeMessage as closeLockedMessage, messageSubject } from '../contact/contactMessages.ts';
import { lockMessage, writeClosed } from '../contact/contactMessages.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { hasReply, insertReply, readStoredMessage } from './deskMessages.queries.ts';
import { deleteDraft, writeDraft } from './drafts.queries.ts';
import { replyMail } from './replyMail.ts';

interface Context {
  readonly db: Db;
  readonly now: Date;
}

/** A change of a message by staff. */
export interface MessageChange extends DeskChange {
  readonly id: number;
  readonly by: string;
}

/** An answer to a message. */
export interface Reply extends MessageChange {
  readonly text: string;
  /** Of the press that sends it: another request of the same press sends nothing. */
  readonly requestKey: string;
  readonly isClosing: boolean;
}

/**
 * Keeps an answer, mails it, removes the draft and closes the message if asked to. Another request of the same press does
 * nothing. Refuses with 'reply-empty' and 'text-too-long', 'message-missing', 'record-changed' and 'message-closed'.
 */
export function replyToMessage(
  { db, now }: Context,
  { id, by, staff, seen, text: typed, requestKey, isClosing }: Reply,
): Promise<void> {
  const { text } = tidyForm(replyRules, { text: typed });
  if (text === '') throw new Refused('reply-empty');
  if (checkForm(replyRules, { text }).text !== undefined) throw new Refused('text-too-long');
  return withTransaction(db, async (trx) => {
    const message = await lockMessage(trx, id);
    if (!message) throw new Refused('message-missing');
    if (await hasReply(trx, requestKey)) return;
    await requireUnchanged(trx, messageSubject(id), seen);
    if (message.closedAt !== null) throw new Refused('message-closed');
    const stored = await readStoredMessage(trx, id);
    if (!stored) throw new Refused('message-missing');
    const { staffId } = staff;
    await insertReply(trx, { messageId: id, staffId, requestKey, at: now, text });
    await deleteDraft(trx, { messageId: id, staffId });
    const subject = messageSubject(id);
    const action = 'message-replied';
    const event = { at: now, actorId: undefined, action, subject, detail: { by }, staff } as const;
    const eventId = await recordEvent(trx, event);
    const { name, email: recipient } = stored.listed;
    await queueMail(trx, replyMail({ id, recipient, name, text, message: stored.text }), eventId);
    if (isClosing) await closeLockedMessage(trx, { id, by, now, staff });
  });
}

/** Closes a message. Refuses with 'message-missing', 'record-changed' and 'message-closed'. */
export function closeMessage({ db, now }: Context, change: MessageChange): Promise<void> {
  const { id, by, staff } = change;
  return withTransaction(db, async (trx) => {
    if ((await lockSeen(trx, change)) !== null) throw new Refused('message-closed');
    await closeLockedMessage(trx, { id, by, now, staff });
  });
}

/** Opens a closed message again. Refuses with 'message-missing', 'record-changed' and 'message-open'. */
export function reopenMessage({ db, now }: Context, change: MessageChange): Promise<void> {
  const { id, by, staff } = change;
  return withTransaction(db, async (trx) => {
    if ((await lockSeen(trx, change)) === null) throw new Refused('message-open');
    await writeClosed(trx, id, null);
    const action = 'message-reopened';
    const subject = messageSubject(id);
    await recordEvent(trx, { at: now, actorId: undefined, action, subject, detail: { by }, staff });
  });
}

async function lockSeen(trx: Trx, { id, seen }: MessageChange): Promise<Date | null> {
  const message = await lockMessage(trx, id);
  if (!message) throw new Refused('message-missing');
  await requireUnchanged(trx, messageSubject(id), seen);
  return message.closedAt;
}

/** Keeps what somebody has begun to answer, or removes it if it is empty. Refuses with 'message-missing'. */
export function saveDraft(
  { db, now }: Context,
  { id, staffId, text }: { readonly id: number; readonly staffId: number; readonly text: string },
): Promise<void> {
  return withTransaction(db, async (trx) => {
    if (!(await lockMessage(trx, id))) throw new Refused('message-missing');
    const place = { messageId: id, staffId };
    if (text.trim() === '') await deleteDraft(trx, place);
    else await writeDraft(trx, { ...place, text, at: now });
  });
}
