import { addDays } from '../dates/calendar.ts';
import { isWorkingDay } from '../dates/deliveryPromise.ts';
import { type LondonDays, londonDays } from '../dates/londonDays.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns the hours on working days between two instants, rounded up: 24 to a day, none on weekends and bank holidays of
 * England and Wales. A year without known bank holidays has weekends only. 0 if the second is not later.
 * @param days remembered ones for a great many instants.
 */
export function workedHours(from: Date, to: Date, days: LondonDays = londonDays): number {
  const last = days.dayOf(to);
  let worked = 0;
  for (let day = days.dayOf(from); day <= last;) {
    const next = addDays(day, 1);
    const begin = Math.max(+from, +days.beginOf(day));
    const end = Math.min(+to, +days.beginOf(next));
    if (isWorking(day)) worked += Math.max(0, end - begin);
    day = next;
  }
  return Math.ceil(worked / HOUR_MS);
}

const isWorking = (day: string): boolean => {
  const weekdayNumber = new Date(`${day}T00:00:00Z`).getUTCDay();
  return isWorkingDay(day) ?? (weekdayNumber !== 0 && weekdayNumber !== 6);
};

/** How often something took so many hours. */
export interface HoursCount {
  readonly hours: number;
  readonly count: number;
}

/** Returns the hours within which a share of all was done: 0.5 for the median. Undefined if there is nothing. */
export function hoursWithin(counts: readonly HoursCount[], share: number): number | undefined {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  return counts
    .toSorted((one, other) => one.hours - other.hours)
    .find(({ count }) => {
      done += count;
      return done >= all * share;
    })?.hours;
}
