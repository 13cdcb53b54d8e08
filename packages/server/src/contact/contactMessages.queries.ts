import type { ContactMessage } from '@formulary/rules/content/contactMessage';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** An unanswered message. */
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

/** Lists the unanswered messages, oldest first. */
export async function listMessages(db: Db): Promise<readonly StoredMessage[]> {
  return messages(db).orderBy('id').execute();
}

/** Reads an unanswered message. */
export async function readMessage(db: Db, id: number): Promise<StoredMessage | undefined> {
  return messages(db).where('id', '=', id).executeTakeFirst();
}

/** Removes a message and returns whether it existed. */
export async function removeMessage(trx: Trx, id: number): Promise<boolean> {
  const removed = trx.deleteFrom('contact_messages').where('id', '=', id).returning('id');
  return (await removed.executeTakeFirst()) !== undefined;
}

function messages(db: Db) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'received_at as receivedAt', 'name', 'email', 'message']);
}
