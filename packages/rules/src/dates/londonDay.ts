import type { Day } from './day.ts';
import { formatDate } from './formatDate.ts';

/** The day on which an instant falls in the UK, with its summer time. */
export function londonDay(instant: Date): Day {
  return formatDate(instant).split('/').toReversed().join('-');
}
