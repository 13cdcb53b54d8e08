import { deliveryPromise } from '../dates/deliveryPromise.ts';
import { weekday } from '../dates/calendar.ts';
import { cutOffs, type WorkingWeekday } from '../dates/cutOffs.ts';
import { londonDay } from '../dates/londonTime.ts';

/**
 * Returns whether a paid order leaves the pharmacy today if its last prescription is signed and confirmed now: before the
 * cut-off in London on a working day (spec 9.15). Cold-chain goods (`isColdChain`) from a Friday leave on Monday.
 */
export function leavesToday(now: Date, isColdChain = false): boolean {
  const promise = deliveryPromise({ orderedAt: now, service: 'nextDay', isColdChain });
  return promise.ok && promise.value.dispatchDay === londonDay(now);
}

/** Returns the time in London before which an order leaves today, as `15:00`; for a day on which the pharmacy works. */
export function cutOffOfToday(now: Date): string {
  return cutOffs().nextDay[weekday(londonDay(now)) as WorkingWeekday];
}
