import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A stored session of an active member of staff. */
export interface StoredStaffSession {
  readonly staffId: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly provenAt: Date;
}

/** Adds a session that begins, is used and proven now. */
export async function insertStaffSession(
  db: Db,
  {
    now,
    ...session
  }: {
    readonly tokenHash: Buffer;
    readonly staffId: number;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      created_at: now,
      last_used_at: now,
      proven_at: now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Reads the session of a token with its person's current name and role; undefined unless the account is active. */
export async function findStaffSession(
  db: Db,
  tokenHash: Buffer,
): Promise<StoredStaffSession | undefined> {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff_id as staffId',
      'name',
      'role',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
      'proven_at as provenAt',
    ])
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'active')
    .executeTakeFirst();
}

/** Records that a session was used, never with an earlier time. */
export async function touchStaffSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', now)
    .execute();
}

export async function deleteStaffSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes every session of a person, so that a new role or the end of an account holds from the next request. */
export async function deleteSessionsOfStaff(trx: Trx, staffId: number): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}

/** Deletes a person's expired sessions. */
export async function deleteExpiredStaffSessions(
  db: Db,
  staffId: number,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('expires_at', '<=', now)
    .execute();
}
