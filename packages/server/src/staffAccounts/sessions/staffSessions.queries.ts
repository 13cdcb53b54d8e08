import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A stored session of an active member of staff. */
export interface StoredStaffSession {
  readonly staffId: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly isDemo: boolean;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly provenAt: Date;
  readonly lockedAt: Date | null;
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
      'is_demo as isDemo',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
      'proven_at as provenAt',
      'locked_at as lockedAt',
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

/** Locks a session until its person is proven again. */
export async function lockStaffSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ locked_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Unlocks a session, with a new time of proof if its person was fully proven; returns whether it still exists. */
export async function unlockStaffSession(
  db: Db,
  tokenHash: Buffer,
  { now, isProven }: { readonly now: Date; readonly isProven: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ locked_at: null, last_used_at: now, ...(isProven ? { proven_at: now } : {}) })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteStaffSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes every session of a person, so that a new role or the end of an account holds from the next request. */
export async function deleteSessionsOfStaff(trx: Trx, staffId: number): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}

/** Removes expired sessions and returns how many. */
export async function deleteExpiredStaffSessions(
  trx: Trx,
  now: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from staff_sessions where ctid in (
    select ctid from staff_sessions where expires_at <= ${now}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
