import { sql } from 'kysely';
import type { ContactMessage } from '@formulary/rules/content/contactMessage';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** An open message. */
export interface StoredMessage extends ContactMessage {
  readonly id: number;
  readonly receivedAt: Date;
}

/** Stores a message and returns its id. */
export async function storeMessage(
  trx: Trx,
  { name, email, message }: ContactMessage,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('contact_messages')
    .values({ received_at: now, name, email, message })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists the open messages, oldest first. */
export async function listMessages(db: Db): Promise<readonly StoredMessage[]> {
  return openMessages(db).orderBy('id').execute();
}

/** Reads an open message. */
export async function readMessage(db: Db, id: number): Promise<StoredMessage | undefined> {
  return openMessages(db).where('id', '=', id).executeTakeFirst();
}

/** Locks a message until the transaction ends; returns when it was closed, or undefined for an unknown one. */
export async function lockMessage(
  trx: Trx,
  id: number,
): Promise<{ readonly closedAt: Date | null; readonly email: string } | undefined> {
  return trx
    .selectFrom('contact_messages')
    .select(['closed_at as closedAt', 'email'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Closes a locked message, or opens it again. */
export async function writeClosed(trx: Trx, id: number, closedAt: Date | null): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ closed_at: closedAt })
    .where('id', '=', id)
    .execute();
}

/** Removes messages that were closed before a moment, with their answers; at most so many. Returns how many. */
export async function deleteClosedMessages(trx: Trx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from contact_messages where id in (
    select id from contact_messages where closed_at < ${before}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}

function openMessages(db: Db) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'received_at as receivedAt', 'name', 'email', 'message'])
    .where('closed_at', 'is', null);
}
