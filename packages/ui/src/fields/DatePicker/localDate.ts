import type { Day } from '@formulary/rules/dates/day';

/**
 * Converts a day to the date that the calendar library expects: midnight in the browser's time zone. `dayOfLocalDate`
 * reverses it.
 */
export function localDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Returns the day (yyyy-MM-dd) of a date from the calendar library. */
export function dayOfLocalDate(date: Date): Day {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
