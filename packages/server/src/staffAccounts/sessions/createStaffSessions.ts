import { hash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { DeskSession } from '../../platform/desk/DeskSession.ts';
import {
  deleteExpiredStaffSessions,
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  touchStaffSession,
} from './staffSessions.queries.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;
/** After this long without a request, a session is locked and must be proven again. */
const IDLE_MS = 10 * MINUTE_MS;
const ABSOLUTE_MS = 10 * 60 * MINUTE_MS;
/** How exactly the last use is stored, to spare a write for each request. */
const TOUCH_EVERY_MS = 15_000;

/** Sessions of staff, in PostgreSQL; tokens are stored as their SHA-256. */
export interface StaffSessions {
  /** Creates a session and returns the only copy of its token. */
  readonly begin: (staffId: number) => Promise<string>;
  /**
   * Returns the live session of a token; a background call does not extend it. Refuses with 'desk-locked' after ten
   * minutes without use.
   */
  readonly resolve: (token: string, isBackground?: boolean) => Promise<DeskSession | undefined>;
  readonly end: (token: string) => Promise<void>;
}

/** Creates the session store. Reads the database for each request, so that a changed role holds at once. */
export function createStaffSessions(db: Db, now: () => Date): StaffSessions {
  return {
    begin: async (staffId) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const at = now();
      await deleteExpiredStaffSessions(db, staffId, at);
      await insertStaffSession(db, {
        tokenHash: sha256(token),
        staffId,
        now: at,
        expiresAt: new Date(+at + ABSOLUTE_MS),
      });
      return token;
    },
    resolve: async (token, isBackground = false) => {
      const tokenHash = sha256(token);
      const session = await findStaffSession(db, tokenHash);
      const at = +now();
      if (!session || at >= +session.expiresAt) return undefined;
      if (at >= +session.lastUsedAt + IDLE_MS) throw new Refused('desk-locked');
      if (!isBackground && at - +session.lastUsedAt >= TOUCH_EVERY_MS) {
        await touchStaffSession(db, tokenHash, new Date(at));
      }
      const { staffId, name, role, provenAt } = session;
      return { staffId, name, role, provenAt };
    },
    end: (token) => deleteStaffSession(db, sha256(token)),
  };
}

function sha256(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
