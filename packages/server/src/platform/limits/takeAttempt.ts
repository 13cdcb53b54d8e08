import { hash } from 'node:crypto';
import type { RefusalCode } from '@formulary/rules/problems/messages';
import { tooManyAttempts } from '@formulary/rules/problems/tooManyAttempts';
import type { Db } from '../database/Db.ts';
import { Refused } from '../problems/Refused.ts';
import { countAttempt, forgetOldCounters } from './attempts.queries.ts';

/** What is limited, for whom, and how often. */
export interface Limit {
  /** What is attempted: 'forgot-password'. Kinds are counted apart. */
  readonly kind: string;
  /** Whose attempts are counted together: a network, or the key of an e-mail address. */
  readonly key: string;
  readonly most: number;
  readonly perMs: number;
  /** What one too many is refused with, 'too-many-requests' unless said. */
  readonly refusal?: RefusalCode;
}

/**
 * Takes one of the attempts that a key has, for all server processes together; time runs from the
 * first one (trust, Answering). Refuses one too many, and says when it is worth
 * trying again: in its sentence too, unless it has one of its own. Keys are kept as hashes. Give it the database, not the transaction of what is limited:
 * an attempt that comes to nothing counts too.
 */
export async function takeAttempt(db: Db, limit: Limit, now: Date): Promise<void> {
  const { kind, key, most, perMs, refusal = 'too-many-requests' } = limit;
  const counter = hash('sha256', `${kind}\0${key}`, 'buffer');
  const { taken, endsAt } = await countAttempt(db, {
    counter,
    most,
    now,
    endsAt: new Date(+now + perMs),
  });
  const isNew = taken === 1;
  if (isNew) await forgetOldCounters(db, now);
  if (taken <= most) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((+endsAt - +now) / 1000));
  const why = refusal === 'too-many-requests' ? tooManyAttempts(retryAfterSeconds) : refusal;
  throw new Refused(why, { retryAfterSeconds });
}
