import type { Day } from './day.ts';
import { londonDay } from './londonTime.ts';
import { formatTime } from './timeOfDay.ts';

const HOUR_MS = 3_600_000;
/** London is one hour ahead of UTC in summer; the earlier of two equal times of a night in October is meant. */
const OFFSETS_MS = [HOUR_MS, 0];

/**
 * Returns the instant at which clocks in London show a day and a time of day, '09:30'. Undefined for a time that they skip
 * in March, or that is none.
 */
export function londonMoment(day: Day, time: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  return OFFSETS_MS.map((offset) => new Date(asUtc - offset)).find(
    (instant) => londonDay(instant) === day && formatTime(instant) === time,
  );
}
