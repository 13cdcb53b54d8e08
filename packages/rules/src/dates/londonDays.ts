import type { Day } from './day.ts';
import { londonDay } from './londonTime.ts';
import { londonInstant } from './timeOfDay.ts';

const HOUR_MS = 3_600_000;

/** Days in the UK, and when they begin. */
export interface LondonDays {
  readonly dayOf: (instant: Date) => Day;
  readonly beginOf: (day: Day) => Date;
}

/** Computes the day on each call. */
export const londonDays: LondonDays = {
  dayOf: londonDay,
  beginOf: (day) => londonInstant(day, 0),
};

/**
 * Returns days that are remembered, for a great many instants of a few years: about 9,000 entries for each year. A day
 * in the UK begins at a full hour, in summer and winter, so all instants of an hour have the same day.
 */
export function rememberedLondonDays(): LondonDays {
  const days = new Map<number, Day>();
  const begins = new Map<Day, Date>();
  return {
    dayOf: (instant) => {
      const hour = Math.floor(instant.getTime() / HOUR_MS);
      const day = days.get(hour) ?? londonDays.dayOf(instant);
      days.set(hour, day);
      return day;
    },
    beginOf: (day) => {
      const begin = begins.get(day) ?? londonDays.beginOf(day);
      begins.set(day, begin);
      return begin;
    },
  };
}
