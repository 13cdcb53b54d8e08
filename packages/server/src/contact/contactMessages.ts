import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent, type StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import { lockMessage, storeMessage, writeClosed } from './contactMessages.queries.ts';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { ContactMessage } from '@formulary/rules/content/contactMessage';
import { contactRules } from '@formulary/rules/content/contactRules';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';
import { queueNotice } from '../settings/queueNotice.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { messageMail, messageReceiptMail } from './messageMails.ts';

/** Recorded actions on a message to the pharmacy. */
type ContactAction = 'message-answered' | 'message-replied' | 'message-reopened';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly contact: ContactAction;
  }
}

const HOUR_MS = 3_600_000;
const MOST_PER_HOUR = 10;
const DAY_MS = 24 * HOUR_MS;
/** Receipts go to whatever address was typed, so they are limited. */
const MOST_RECEIPTS_PER_DAY = 5;

/**
 * Stores a message, mails it to the pharmacy and a receipt to the sender (spec 7.10). Refuses an invalid form (spec
 * 5.14), and too many messages from one network or address.
 */
export async function sendMessage(
  db: Db,
  { network, ...typed }: ContactMessage & { readonly network: string },
  now: Date,
): Promise<void> {
  const { name, email, message } = tidyForm(contactRules, { ...typed });
  const errors = checkForm(contactRules, { name, email, message });
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  const perNetwork = { key: network, most: MOST_PER_HOUR, perMs: HOUR_MS };
  await takeAttempt(db, { kind: 'contact from', ...perNetwork }, now);
  const perAddress = { key: emailKey(email), most: MOST_RECEIPTS_PER_DAY, perMs: DAY_MS };
  await takeAttempt(db, { kind: 'contact as', ...perAddress }, now);
  await withTransaction(db, async (trx) => {
    const id = await storeMessage(trx, { name, email, message }, now);
    await queueNotice(trx, 'messages', (to) => messageMail(to, { id, name, email, message }));
    await queueMail(trx, messageReceiptMail({ id, email }));
  });
}

/** Closes an open message and records who answered it. Returns whether it was open. */
export function answerMessage(
  db: Db,
  { id, by, now }: { readonly id: number; readonly by: string; readonly now: Date },
): Promise<boolean> {
  return withTransaction(db, async (trx) => {
    const message = await lockMessage(trx, id);
    if (!message || message.closedAt !== null) return false;
    await closeMessage(trx, { id, by, now });
    return true;
  });
}

/** Closes a locked, open message, and records who did. */
export async function closeMessage(
  trx: Trx,
  closing: {
    readonly id: number;
    readonly by: string;
    readonly now: Date;
    readonly staff?: StaffAuthor | undefined;
  },
): Promise<void> {
  const { id, by, now, staff } = closing;
  await writeClosed(trx, id, now);
  const action = 'message-answered';
  const subject = messageSubject(id);
  await recordEvent(trx, { at: now, actorId: undefined, action, subject, detail: { by }, staff });
}

/** Returns the subject of a message's events. */
export const messageSubject = (id: number): string => `message ${id}`;
