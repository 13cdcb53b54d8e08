import {
  type MailPage,
  type MailPageRequest,
  MAILS_A_PAGE,
} from '@formulary/rules/correspondence/deskMail';
import type { Db } from '../platform/database/Db.ts';
import { pageOf, windowOf } from '../platform/keyset/keysetPage.ts';
import { countListedMails, readListedMails } from './deskMails.queries.ts';

/** Ids alone order the list. */
const isNoKey = (key: string) => key === '';

/**
 * Returns a page of mails, the newest first, 50 of them. Refuses with 'invalid-request' a mark that no page began or ended
 * with, and two of them.
 */
export async function listDeskMails(
  db: Db,
  { filter, after, before, limit = MAILS_A_PAGE }: MailPageRequest,
): Promise<MailPage> {
  const window = windowOf({ after, before, limit }, isNoKey);
  const [read, total] = await Promise.all([
    readListedMails(db, filter, window),
    countListedMails(db, filter),
  ]);
  const keyed = read.map((row) => ({ row, key: '' }));
  const { rows: mails, ...marks } = pageOf(keyed, window);
  return { mails, ...marks, total };
}
