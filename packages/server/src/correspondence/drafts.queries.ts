import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** Whose draft of an answer to which message. */
export interface DraftPlace {
  readonly messageId: number;
  readonly staffId: number;
}

/** Reads what somebody has begun to answer; empty for nothing. */
export async function readDraft(db: Db, { messageId, staffId }: DraftPlace): Promise<string> {
  const row = await db
    .selectFrom('message_drafts')
    .select('text')
    .where('message_id', '=', messageId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.text ?? '';
}

/** Keeps what somebody has begun to answer. */
export async function writeDraft(
  trx: Trx,
  { messageId, staffId, text, at }: DraftPlace & { readonly text: string; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('message_drafts')
    .values({ message_id: messageId, staff_id: staffId, text, saved_at: at })
    .onConflict((conflict) =>
      conflict.columns(['message_id', 'staff_id']).doUpdateSet({ text, saved_at: at }),
    )
    .execute();
}

/** Removes what somebody has begun to answer. */
export async function deleteDraft(trx: Trx, { messageId, staffId }: DraftPlace): Promise<void> {
  await trx
    .deleteFrom('message_drafts')
    .where('message_id', '=', messageId)
    .where('staff_id', '=', staffId)
    .execute();
}
