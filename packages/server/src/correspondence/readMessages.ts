import { brand } from '@formulary/rules/brand/brand';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import {
  type DeskMessage,
  type MessagePage,
  type MessagePageRequest,
  MESSAGES_A_PAGE,
} from '@formulary/rules/correspondence/deskMessage';
import { messageSubject } from '../contact/contactMessages.ts';
import type { Db } from '../platform/database/Db.ts';
import { readDeskEvents } from '../platform/desk/readDeskEvents.queries.ts';
import { readVersion } from '../platform/events/requireUnchanged.queries.ts';
import { pageOf, windowOf } from '../platform/keyset/keysetPage.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  countListedMessages,
  findCustomerOf,
  readListedMessages,
  readReplies,
  readStoredMessage,
} from './deskMessages.queries.ts';
import { readDraft } from './drafts.queries.ts';

const isTimeKey = (key: string) => /^-?\d{1,16}$/.test(key);

/**
 * Returns a page of messages: by default the newest first, 50 of them. Refuses with 'invalid-request' a mark that no page
 * began or ended with, and two of them.
 */
export async function listDeskMessages(
  db: Db,
  { filter, isDescending = true, after, before, limit = MESSAGES_A_PAGE }: MessagePageRequest,
): Promise<MessagePage> {
  const window = windowOf({ after, before, limit }, isTimeKey);
  const [read, total] = await Promise.all([
    readListedMessages(db, filter, { ...window, isDescending }),
    countListedMessages(db, filter),
  ]);
  const { rows: messages, ...marks } = pageOf(read, window);
  return { messages, ...marks, total };
}

/** Reads a message with its answers and the draft of who reads it. Refuses with 'message-missing'. */
export async function readDeskMessage(
  db: Db,
  { id, staffId }: { readonly id: number; readonly staffId: number },
): Promise<DeskMessage> {
  // Before everything else: a change that comes in between makes the version old, never too new.
  const version = await readVersion(db, messageSubject(id));
  const stored = await readStoredMessage(db, id);
  if (!stored) throw new Refused('message-missing');
  const [replies, draft, customer] = await Promise.all([
    readReplies(db, id),
    readDraft(db, { messageId: id, staffId }),
    findCustomerOf(db, stored.listed.email),
  ]);
  const answersGoTo = brand.contact.email;
  return { ...stored, version, replies, draft, customer, answersGoTo };
}

/** Reads who answered, closed and opened a message, oldest first. Refuses with 'message-missing'. */
export async function readMessageTimeline(db: Db, id: number): Promise<readonly DeskEvent[]> {
  if (!(await readStoredMessage(db, id))) throw new Refused('message-missing');
  return readDeskEvents(db, [messageSubject(id)]);
}
