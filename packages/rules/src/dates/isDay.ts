import type { Day } from './day.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a value is a calendar day, yyyy-MM-dd. False for days that do not exist, such as 2026-02-29. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}
