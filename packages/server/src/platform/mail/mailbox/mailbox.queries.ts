import type { Db } from '../../database/Db.ts';

const NEWEST = 100;

/** An e-mail in the mailbox list. */
export interface ListedMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** An e-mail with its content. */
export interface StoredMail extends ListedMail {
  readonly text: string;
  readonly html: string | null;
}

const LISTED = [
  'id',
  'recipient',
  'subject',
  'created_at as createdAt',
  'sent_at as sentAt',
] as const;

/** Returns the newest hundred e-mails, newest first. */
export function readNewestMails(db: Db): Promise<readonly ListedMail[]> {
  return db.selectFrom('outbox').select(LISTED).orderBy('id', 'desc').limit(NEWEST).execute();
}

export function readStoredMail(db: Db, id: number): Promise<StoredMail | undefined> {
  return db
    .selectFrom('outbox')
    .select([...LISTED, 'text', 'html'])
    .where('id', '=', id)
    .executeTakeFirst();
}
