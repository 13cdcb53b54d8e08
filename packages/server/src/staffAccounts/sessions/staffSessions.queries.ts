import { hash } from 'node:crypto';
import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { sql } from 'kysely';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
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
  /** Used at a station that several people share. */
  readonly isShared: boolean;
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
    readonly device?: string | undefined;
    readonly network?: string | undefined;
    readonly stationId?: number | undefined;
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
      device: session.device ?? null,
      network: session.network ?? null,
      station_id: session.stationId ?? null,
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
    .leftJoin('staff_stations', 'staff_stations.id', 'station_id')
    .select((is) => [
      'staff_id as staffId',
      'staff.name as name',
      'role',
      'is_demo as isDemo',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
      'proven_at as provenAt',
      'locked_at as lockedAt',
      is.fn.coalesce('is_shared', is.val(false)).as('isShared'),
    ])
    .where('staff_sessions.token_hash', '=', tokenHash)
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

/** A session as its person sees it. */
export interface OwnStaffSession {
  /** Names the session; nobody can sign in with it. */
  readonly session: string;
  readonly device: string;
  readonly network: string;
  readonly station: string | undefined;
  readonly beganAt: Date;
  readonly lastUsedAt: Date;
  readonly lockedAt: Date | null;
  readonly isShared: boolean;
}

/** The name of a session: a hash of the stored hash of its token, so that no answer holds what is stored. */
const sessionName = sql<string>`encode(sha256(staff_sessions.token_hash), 'hex')`;
/** Returns the name of the session of a token. */
export function sessionNameOf(token: string): string {
  return hash('sha256', hashToken(token), 'hex');
}

/** More than somebody begins in ten hours. */
const MOST_SESSIONS = 200;

/** Reads the sessions of a person that are not over, the latest used first. */
export async function readOwnSessions(
  db: Db,
  staffId: number,
  now: Date,
): Promise<readonly OwnStaffSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .leftJoin('staff_stations', 'staff_stations.id', 'station_id')
    .select((is) => [
      sessionName.as('session'),
      is.fn.coalesce('device', is.val('')).as('device'),
      is.fn.coalesce('network', is.val('')).as('network'),
      'staff_stations.name as station',
      'staff_sessions.created_at as beganAt',
      'last_used_at as lastUsedAt',
      'locked_at as lockedAt',
      is.fn.coalesce('is_shared', is.val(false)).as('isShared'),
    ])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('session')
    .limit(MOST_SESSIONS)
    .execute();
  return rows.map(({ station, ...row }) => ({ ...row, station: station ?? undefined }));
}

/** Deletes a session of a person by its name; returns whether there was one. */
export async function deleteOwnSession(
  trx: Trx,
  { staffId, session }: { readonly staffId: number; readonly session: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where(sessionName, '=', session)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes every session of a person but that of a token, and returns how many. */
export async function deleteOtherSessions(
  trx: Trx,
  { staffId, tokenHash }: { readonly staffId: number; readonly tokenHash: Buffer },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '<>', tokenHash)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
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
