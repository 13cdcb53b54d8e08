import type { Day } from './day.ts';

const DAY_MS = 86_400_000;
const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Adds days to a day; subtracts them if negative (for delivery days, spec 9.15). */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Adds months to a day; subtracts them if negative. If the month is too short, returns its last day (the corresponding
 * date rule): six months after 31/08/2026 is 28/02/2027.
 */
export function addMonths(day: Day, months: number): Day {
  const requested = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = requested.getUTCDate();
  requested.setUTCMonth(requested.getUTCMonth() + months);
  if (requested.getUTCDate() !== dayOfMonth) requested.setUTCDate(0);
  return requested.toISOString().slice(0, 10);
}

/** Returns the day of the week (for delivery days, spec 9.15). */
export function weekday(day: Day): (typeof weekdays)[number] {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as (typeof weekdays)[number];
}
