import { formatDay } from '../dates/day.ts';
import { londonDay } from '../dates/londonTime.ts';

/** Describes the deadline for signing an order's prescriptions, for its buyer. */
export function unsignedUntil(signBy: Date): string {
  return `A prescription that is still unsigned lapses on ${formatDay(londonDay(signBy))}.`;
}
