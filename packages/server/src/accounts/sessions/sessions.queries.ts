import type { AccountState } from '@formulary/rules/accounts/accountState';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A stored session with the state and role of its account. */
export interface StoredSession {
  readonly userId: number;
  readonly accountState: AccountState;
  readonly isPrescriber: boolean;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** Adds a session after a correct password. */
export async function insertSession(
  db: Db,
  session: {
    readonly tokenHash: Buffer;
    readonly userId: number;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      password_proven_at: session.now,
    })
    .execute();
}

export async function findSession(db: Db, tokenHash: Buffer): Promise<StoredSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'user_id as userId',
      'account_state as accountState',
      'is_prescriber as isPrescriber',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Updates the last use, but never to an earlier time. */
export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', now)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes this user's expired sessions. */
export async function deleteExpiredSessions(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}

/** Deletes every session of a user. */
export async function deleteSessionsOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
