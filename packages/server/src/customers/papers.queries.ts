import type { Db } from '../platform/database/Db.ts';

/** Returns whether a document belongs to a customer. */
export async function isPaperOf(db: Db, userId: number, paperId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account_documents')
    .select('id')
    .where('id', '=', paperId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
