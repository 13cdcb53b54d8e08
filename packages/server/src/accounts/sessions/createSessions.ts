import { hash, randomBytes } from 'node:crypto';
import { checkAccount } from '@formulary/rules/accounts/accountState';
import type { Db } from '../../platform/database/Db.ts';
import type { Listener } from '../../platform/database/openListener.ts';
import type { Session } from '../../platform/plugins/Session.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import {
  type StoredSession,
  deleteExpiredSessions,
  deleteSession,
  findSession,
  insertSession,
  touchSession,
} from './sessions.queries.ts';

/** Idle and absolute lifetime of a session (reading R6). */
export interface SessionLife {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;
const LONGEST_REMEMBERED_MS = 2_000;
const MOST_REMEMBERED = 5_000;
const MOST_KNOWN = 50_000;

/** Session store of the shop. */
export interface Sessions {
  /** Creates a session and returns the only copy of its token. */
  readonly begin: (userId: number) => Promise<string>;
  /** Returns a token's live session; a background call does not extend it (reading R6). */
  readonly resolve: (token: string, isBackground?: boolean) => Promise<Session | undefined>;
  readonly end: (token: string) => Promise<void>;
  /**
   * Returns whether this process has seen the token alive and no notice of its end. Reads nothing from the database and
   * authorises nothing.
   */
  readonly isKnown: (token: string) => boolean;
}

interface Remembered extends StoredSession {
  readonly checkedAt: number;
  usedAt: number;
}

/**
 * Creates a session store in PostgreSQL that keeps tokens as their SHA-256. Caches sessions for two seconds at most,
 * and clears the cache at once when a session ends or an account changes in any process
 * (docs/decisions/2026-11-20-session-cache.md).
 */
export function createSessions(
  db: Db,
  listener: Listener,
  life: SessionLife,
  now: () => Date,
): Sessions {
  const remembered = new Map<string, Remembered>();
  const known = new Set<string>();
  let changes = 0;

  const forgetAll = (): void => {
    changes += 1;
    remembered.clear();
  };
  listener.onBegin(forgetAll);
  listener.onNotice('formulary_sessions', (notice) => {
    const [kind, which] = notice.split(' ');
    changes += 1;
    if (kind === 'session') {
      remembered.delete(which ?? '');
      known.delete(which ?? '');
    }
    for (const [key, { userId }] of kind === 'user' ? remembered : []) {
      if (userId === Number(which)) remembered.delete(key);
    }
  });

  const read = async (tokenHash: Buffer, key: string): Promise<Remembered | undefined> => {
    const before = changes;
    const stored = await findSession(db, tokenHash);
    if (!stored) return undefined;
    const entry = { ...stored, checkedAt: +now(), usedAt: +stored.lastUsedAt };
    // A notification may have arrived before this query's answer and concerned this session.
    if (before === changes && listener.isListening()) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(key, entry);
    }
    return entry;
  };

  return {
    begin: async (userId) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const at = now();
      const expiresAt = new Date(+at + life.absoluteMs);
      await deleteExpiredSessions(db, userId, at);
      await insertSession(db, { tokenHash: sha256(token), userId, now: at, expiresAt });
      return token;
    },

    resolve: async (token, isBackground = false) => {
      const tokenHash = sha256(token);
      const key = tokenHash.toString('hex');
      const at = +now();
      const recent = remembered.get(key);
      const isFresh =
        recent && at - recent.checkedAt < LONGEST_REMEMBERED_MS && listener.isListening();
      const session = isFresh ? recent : await read(tokenHash, key);
      const isAlive = session && at < +session.expiresAt && at < session.usedAt + life.idleMs;
      known.delete(key);
      if (!isAlive) return undefined;
      if (known.size >= MOST_KNOWN) known.clear();
      known.add(key);
      Refused.unless(checkAccount(session.accountState));
      if (!isBackground && at - session.usedAt >= MINUTE_MS) {
        session.usedAt = at;
        await touchSession(db, tokenHash, new Date(at));
      }
      return { userId: session.userId, isPrescriber: session.isPrescriber };
    },

    end: async (token) => {
      const tokenHash = sha256(token);
      changes += 1;
      remembered.delete(tokenHash.toString('hex'));
      known.delete(tokenHash.toString('hex'));
      await deleteSession(db, tokenHash);
      changes += 1;
      remembered.delete(tokenHash.toString('hex'));
    },

    isKnown: (token) => known.has(sha256(token).toString('hex')),
  };
}

function sha256(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
