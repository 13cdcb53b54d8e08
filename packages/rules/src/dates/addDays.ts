import type { Day } from './day.ts';

const DAY_MS = 86_400_000;

/** Adds days to a day; subtracts them if negative (for delivery days, spec 9.15). */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
