import type { Day } from './day.ts';

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Returns the day of the week (for delivery days, spec 9.15). */
export function weekday(day: Day): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday;
}
