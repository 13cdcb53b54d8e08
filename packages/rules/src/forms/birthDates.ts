import { addMonths } from '../dates/calendar.ts';
import type { Day } from '../dates/day.ts';
import { londonDay } from '../dates/londonTime.ts';

const ADULT_YEARS = 18;
const OLDEST_YEARS = 122;

/**
 * Returns the earliest and latest date of birth of a registering user or a patient: 1 January 122 years ago, and today
 * in the UK 18 years ago; on 29 February 28 February of a common year (spec 5.4, 5.12, 9.7).
 */
export function birthDates(now: Date): { readonly earliest: Day; readonly latest: Day } {
  const today = londonDay(now);
  const earliestYear = Number(today.slice(0, 4)) - OLDEST_YEARS;
  return { earliest: `${earliestYear}-01-01`, latest: addMonths(today, -12 * ADULT_YEARS) };
}
