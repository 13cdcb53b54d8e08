import type { Day } from './day.ts';

/** Formats a calendar day for the UK, dd/MM/yyyy (spec 1.7). */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('/');
}
