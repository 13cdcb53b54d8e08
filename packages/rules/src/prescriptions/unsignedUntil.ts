import { formatDay } from '../dates/formatDay.ts';
import { londonDay } from '../dates/londonDay.ts';

/** Describes the deadline for signing an order's prescriptions, for its buyer. */
export function unsignedUntil(signBy: Date): string {
  return `A prescription that is still unsigned lapses on ${formatDay(londonDay(signBy))}.`;
}
