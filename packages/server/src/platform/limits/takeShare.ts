import { hash } from 'node:crypto';
import type { RefusalCode } from '@formulary/rules/problems/messages';
import type { Trx } from '../database/Trx.ts';
import { Refused } from '../problems/Refused.ts';
import { addToCounter, readCounterEnd } from './attempts.queries.ts';
import type { Limit } from './takeAttempt.ts';

/** A limit on an amount, and with which code more is refused. */
export interface ShareLimit extends Limit {
  /** How much is taken now, in the unit of `most`. */
  readonly amount: number;
  readonly code: RefusalCode;
}

/**
 * Takes a share of the amount that a key has for a time, which runs from the first share; for all server processes together,
 * and given back when the transaction comes to nothing. What does not fit takes nothing and is refused with when it is worth
 * trying again.
 */
export async function takeShare(trx: Trx, limit: ShareLimit, now: Date): Promise<void> {
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
