import { addMonths } from '../dates/addMonths.ts';
import type { Day } from '../dates/day.ts';
import { londonDay } from '../dates/londonDay.ts';

const ADULT_YEARS = 18;
const OLDEST_YEARS = 122;

/**
 * The first and the last day on which somebody who registers, or a patient, may have been born: 1 January 122 years back,
 * and 18 years ago today in the UK; on 29 February that is 28 February of a common year (spec 5.4, 5.12, 9.7).
 */
export function birthDates(now: Date): { readonly earliest: Day; readonly latest: Day } {
  const today = londonDay(now);
  const earliestYear = Number(today.slice(0, 4)) - OLDEST_YEARS;
  return { earliest: `${earliestYear}-01-01`, latest: addMonths(today, -12 * ADULT_YEARS) };
}
