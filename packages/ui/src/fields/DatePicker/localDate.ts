import type { Day } from '@formulary/rules/dates/day';

/** A day as the calendar library wants it: midnight of the browser's own zone, which dayOfLocalDate takes back. */
export function localDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
