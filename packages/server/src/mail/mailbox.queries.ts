import type { Db } from '../database/Db.ts';

const NEWEST = 100;

/** A kept e-mail, as the mailbox shows it. */
export interface KeptMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: Date;
}

/** The newest hundred e-mails, newest first. */
export function newestMails(db: Db): Promise<readonly KeptMail[]> {
  return db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text', 'created_at'])
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
}
