import type { Db } from '../../platform/database/Db.ts';

/** When the password was last given in a session; nothing when it never was, and when the session has ended. */
export async function readPresence(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('password_proven_at as provenAt')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.provenAt ?? undefined;
}

/** Notes that the password was given in a session just now. */
export async function notePresence(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ password_proven_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}
