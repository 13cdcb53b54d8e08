import {
  type MailPage,
  type MailPageRequest,
  MAILS_A_PAGE,
} from '@formulary/rules/correspondence/deskMail';
import { readMark, writeMark } from '../customers/pageMark.ts';
import type { Db } from '../platform/database/Db.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { countListedMails, readListedMails } from './deskMails.queries.ts';

/** The mark of a mail: ids alone order the list. */
const isMailKey = (key: string) => /^[1-9]\d{0,15}$/.test(key);
const markOf = (id: number) => writeMark({ key: String(id), id: 1 });

/**
 * Returns a page of mails, the newest first, 50 of them. Refuses with 'invalid-request' a mark that no page began or ended
 * with, and two of them.
 */
export async function listDeskMails(
  db: Db,
  { filter, after, before, limit = MAILS_A_PAGE }: MailPageRequest,
): Promise<MailPage> {
  if (after !== undefined && before !== undefined) throw new Refused('invalid-request');
  const isBackward = before !== undefined;
  const written = readMark(after ?? before, isMailKey);
  const mark = written && Number(written.key);
  const [read, total] = await Promise.all([
    readListedMails(db, filter, { mark, isBackward, limit: limit + 1 }),
    countListedMails(db, filter),
  ]);
  const mails = isBackward ? read.slice(0, limit).toReversed() : read.slice(0, limit);
  const hasMore = read.length > limit;
  const [first, last] = [mails[0], mails.at(-1)];
  const hasNext = isBackward || hasMore;
  const hasPrevious = isBackward ? hasMore : mark !== undefined;
  return {
    mails,
    ...(hasNext && last ? { next: markOf(last.id) } : {}),
    ...(hasPrevious && first ? { previous: markOf(first.id) } : {}),
    total,
  };
}
