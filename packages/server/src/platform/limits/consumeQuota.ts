import { hash } from 'node:crypto';
import type { RefusalCode } from '@formulary/rules/problems/messages';
import type { Trx } from '../database/Trx.ts';
import { Refused } from '../problems/Refused.ts';
import { addToCounter, readCounterEnd } from './attempts.queries.ts';
import type { Limit } from './takeAttempt.ts';

/** A limit on an amount, with the code of its refusal. */
export interface Quota extends Limit {
  /** Amount to take, in the unit of `most`. */
  readonly amount: number;
  readonly code: RefusalCode;
}

/**
 * Takes a share of a key's amount per period, which starts with the first share, across all server processes. A
 * rollback returns the share. Refuses an amount that does not fit, takes nothing then, and says when to try again.
 */
export async function consumeQuota(trx: Trx, limit: Quota, now: Date): Promise<void> {
  const { kind, key, amount, most, perMs, code } = limit;
  const counter = hash('sha256', `${kind}\0${key}`, 'buffer');
  const endsAt = new Date(+now + perMs);
  const isTaken =
    amount <= most && (await addToCounter(trx, { counter, amount, most, now, endsAt }));
  if (isTaken) return;
  const end = (await readCounterEnd(trx, counter)) ?? endsAt;
  const retryAfterSeconds = Math.max(1, Math.ceil((+end - +now) / 1000));
  throw new Refused(code, { retryAfterSeconds });
}
