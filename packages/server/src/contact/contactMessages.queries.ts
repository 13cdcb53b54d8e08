import type { ContactMessage } from '@formulary/rules/content/contactMessage';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** A message that waits for its answer. */
export interface KeptMessage extends ContactMessage {
  readonly id: number;
  readonly receivedAt: Date;
}

/** Keeps a message; answers its number. */
export async function keepMessage(
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

/** The messages that wait for their answer, the oldest first. */
export async function listMessages(db: Db): Promise<readonly KeptMessage[]> {
  return messages(db).orderBy('id').execute();
}

/** A message that waits for its answer. */
export async function readMessage(db: Db, id: number): Promise<KeptMessage | undefined> {
  return messages(db).where('id', '=', id).executeTakeFirst();
}

/** Removes a message; answers whether it was there. */
export async function removeMessage(trx: Trx, id: number): Promise<boolean> {
  const removed = trx.deleteFrom('contact_messages').where('id', '=', id).returning('id');
  return (await removed.executeTakeFirst()) !== undefined;
}

function messages(db: Db) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'received_at as receivedAt', 'name', 'email', 'message']);
}
