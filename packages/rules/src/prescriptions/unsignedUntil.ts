import { formatDay } from '../dates/formatDay.ts';
import { londonDay } from '../dates/londonDay.ts';

/** Until when the prescriptions of an order wait for their signatures, as its buyer reads it. */
export function unsignedUntil(signBy: Date): string {
  return `A prescription that is still unsigned lapses on ${formatDay(londonDay(signBy))}.`;
}
