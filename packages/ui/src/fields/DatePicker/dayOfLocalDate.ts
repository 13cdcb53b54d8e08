import type { Day } from '@formulary/rules/dates/day';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Returns the day (yyyy-MM-dd) of a date from the calendar library. */
export function dayOfLocalDate(date: Date): Day {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
