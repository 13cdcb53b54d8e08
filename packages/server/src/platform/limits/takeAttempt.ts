import { hash } from 'node:crypto';
import type { RefusalCode } from '@formulary/rules/problems/messages';
import { tooManyAttempts } from '@formulary/rules/problems/tooManyAttempts';
import type { Db } from '../database/Db.ts';
import { Refused } from '../problems/Refused.ts';
import { countAttempt, forgetOldCounters } from './attempts.queries.ts';

/** A limit on attempts: its kind, key and rate. */
export interface Limit {
  /** Name of the attempt, such as 'forgot-password'; each kind is counted separately. */
  readonly kind: string;
  /** Key that attempts are counted by: a network, or the key of an e-mail address. */
  readonly key: string;
  readonly most: number;
  readonly perMs: number;
  /** Code of the refusal; 'too-many-requests' by default. */
  readonly refusal?: RefusalCode;
}

/**
 * Takes one attempt of a key, across all server processes; the period starts with the first (trust, Answering). Refuses
 * an attempt above the limit with Retry-After, and names the wait in the sentence unless `refusal` has its own. Keys
 * are stored as hashes. Pass the database, not the transaction of the limited work: failed attempts count too.
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
