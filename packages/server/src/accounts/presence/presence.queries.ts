import type { Db } from '../../platform/database/Db.ts';

/** Reads when the password was last entered in a session; undefined if it never was, or if the session has ended. */
export async function readPresence(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('password_proven_at as provenAt')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.provenAt ?? undefined;
}

/** Records that the password was entered in a session just now. */
export async function recordPresence(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ password_proven_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}
