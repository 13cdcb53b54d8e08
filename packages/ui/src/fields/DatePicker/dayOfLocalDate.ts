import type { Day } from '@formulary/rules/dates/day';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The day of a date the calendar library gives back, yyyy-MM-dd. */
export function dayOfLocalDate(date: Date): Day {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
