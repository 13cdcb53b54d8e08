import type { Day } from './day.ts';
import { formatDate } from './formatDate.ts';

/** Returns the day of an instant in the UK, including summer time. */
export function londonDay(instant: Date): Day {
  return formatDate(instant).split('/').toReversed().join('-');
}
