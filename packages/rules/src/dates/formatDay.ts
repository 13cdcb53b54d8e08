import type { Day } from './day.ts';

/** Writes a calendar day as people of the UK read it, dd/MM/yyyy (spec 1.7). */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('/');
}
