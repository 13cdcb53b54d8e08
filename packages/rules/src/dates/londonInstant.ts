import type { Day } from './day.ts';
import { londonHour } from './londonHour.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns the instant of a full hour in the UK in the middle of a day, in summer and winter: 15 is 3 pm (spec 9.15).
 */
export function londonInstant(day: Day, hour: number): Date {
  const inUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return new Date(inUtc - (londonHour(new Date(inUtc)) - hour) * HOUR_MS);
}
