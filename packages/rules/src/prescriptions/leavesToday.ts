import { deliveryPromise } from '../dates/deliveryPromise.ts';
import { londonDay } from '../dates/londonDay.ts';

/**
 * Returns whether a paid order whose last prescription is signed and confirmed now leaves the pharmacy today: before
 * 15:00 in London on a working day (spec 9.15). Cold-chain goods (`isColdChain`) from a Friday leave on Monday.
 */
export function leavesToday(now: Date, isColdChain = false): boolean {
  const promise = deliveryPromise({ orderedAt: now, service: 'nextDay', isColdChain });
  return promise.ok && promise.value.dispatchDay === londonDay(now);
}
