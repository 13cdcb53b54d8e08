import { deliveryPromise } from '../dates/deliveryPromise.ts';
import { londonDay } from '../dates/londonTime.ts';

/**
 * Returns whether a paid order leaves the pharmacy today if its last prescription is signed and confirmed now: before
 * 15:00 in London on a working day (spec 9.15). Cold-chain goods (`isColdChain`) from a Friday leave on Monday.
 */
export function leavesToday(now: Date, isColdChain = false): boolean {
  const promise = deliveryPromise({ orderedAt: now, service: 'nextDay', isColdChain });
  return promise.ok && promise.value.dispatchDay === londonDay(now);
}
