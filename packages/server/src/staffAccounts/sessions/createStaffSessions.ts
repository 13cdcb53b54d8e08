import { randomBytes } from 'node:crypto';
import { idleMinutes } from '@formulary/rules/accounts/deskLock';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { DeskSession } from '../../platform/desk/DeskSession.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import {
  type StoredStaffSession,
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  lockStaffSession,
  touchStaffSession,
  unlockStaffSession,
} from './staffSessions.queries.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;
const ABSOLUTE_MS = 10 * 60 * MINUTE_MS;
/** How exactly the last use is stored, to spare a write for each request. */
const TOUCH_EVERY_MS = 15_000;

/** A session that is not over, locked or not. */
export interface OpenStaffSession extends DeskSession {
  readonly isDemo: boolean;
  readonly isLocked: boolean;
}

/** Where a session begins, for its person to recognise it. */
interface SessionPlace {
  readonly within?: Db;
  readonly device?: string;
  readonly network?: string;
  readonly stationId?: number | undefined;
}

/** Sessions of staff, in PostgreSQL; tokens are stored as their SHA-256. */
export interface StaffSessions {
  /** Creates a session, in the transaction if one is given, and returns the only copy of its token. */
  readonly begin: (staffId: number, at?: SessionPlace) => Promise<string>;
  /**
   * Returns the live session of a token; a background call does not extend it. Refuses with 'desk-locked' after ten
   * minutes without use, three at a shared station (`idleMinutes`), and once its person locked it.
   */
  readonly resolve: (token: string, isBackground?: boolean) => Promise<DeskSession | undefined>;
  /** Returns the session of a token, also a locked one, without extending it. */
  readonly find: (token: string) => Promise<OpenStaffSession | undefined>;
  readonly lock: (token: string, within?: Db) => Promise<void>;
  /** Unlocks a session; `isProven` says that its person was proven with a second factor. Returns whether it exists. */
  readonly unlock: (token: string, isProven: boolean, within?: Db) => Promise<boolean>;
  readonly end: (token: string, within?: Db) => Promise<void>;
}

/** Where sessions are stored, and whether demo accounts may have one: not in production. */
interface StaffSessionsContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly isProduction: boolean;
}

/** Creates the session store. Reads the database for each request, so that a changed role holds at once. */
export function createStaffSessions({
  db,
  now,
  isProduction,
}: StaffSessionsContext): StaffSessions {
  const read = async (tokenHash: Buffer): Promise<StoredStaffSession | undefined> => {
    const session = await findStaffSession(db, tokenHash);
    if (!session || +now() >= +session.expiresAt) return undefined;
    return session.isDemo && isProduction ? undefined : session;
  };
  const isLocked = (session: StoredStaffSession) => isSessionLocked(session, now());

  return {
    begin: async (staffId, { within = db, ...place } = {}) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const at = now();
      const expiresAt = new Date(+at + ABSOLUTE_MS);
      const tokenHash = hashToken(token);
      await insertStaffSession(within, { ...place, tokenHash, staffId, now: at, expiresAt });
      return token;
    },
    resolve: async (token, isBackground = false) => {
      const tokenHash = hashToken(token);
      const session = await read(tokenHash);
      if (!session) return undefined;
      if (isLocked(session)) throw new Refused('desk-locked');
      const at = now();
      if (!isBackground && +at - +session.lastUsedAt >= TOUCH_EVERY_MS) {
        await touchStaffSession(db, tokenHash, at);
      }
      const { staffId, name, role, provenAt } = session;
      return { staffId, name, role, provenAt };
    },
    find: async (token) => {
      const session = await read(hashToken(token));
      if (!session) return undefined;
      const { staffId, name, role, provenAt, isDemo } = session;
      return { staffId, name, role, provenAt, isDemo, isLocked: isLocked(session) };
    },
    lock: (token, within = db) => lockStaffSession(within, hashToken(token), now()),
    unlock: (token, isProven, within = db) =>
      unlockStaffSession(within, hashToken(token), { now: now(), isProven }),
    end: (token, within = db) => deleteStaffSession(within, hashToken(token)),
  };
}

/** Returns whether a session is locked: by its person, or because it was not used for too long. */
export function isSessionLocked(
  {
    lockedAt,
    lastUsedAt,
    isShared,
  }: Pick<StoredStaffSession, 'lockedAt' | 'lastUsedAt' | 'isShared'>,
  now: Date,
): boolean {
  return lockedAt !== null || +now >= +lastUsedAt + idleMinutes(isShared) * MINUTE_MS;
}
