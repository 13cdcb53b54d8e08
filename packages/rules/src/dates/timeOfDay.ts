import type { Day } from './day.ts';
import { formatDate } from './londonTime.ts';

const HOUR_MS = 3_600_000;

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** Formats an instant as time of day in the UK, '21:04'. */
export function formatTime(instant: Date): string {
  return timeFormat.format(instant);
}

/** Formats an instant as day and time in the UK, '20/11/2026, 21:04' (spec 1.7). */
export function formatMoment(instant: Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** Returns the hour of an instant in the UK, 0 to 23: 14 from 14:00 until just before 15:00 (spec 9.15). */
function londonHour(instant: Date): number {
  return Number(formatTime(instant).slice(0, 2));
}

/**
 * Returns the instant of a full hour in the UK in the middle of a day, in summer and winter: 15 is 3 pm (spec 9.15).
 */
export function londonInstant(day: Day, hour: number): Date {
  const inUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return new Date(inUtc - (londonHour(new Date(inUtc)) - hour) * HOUR_MS);
}

/** Hours of a day in the UK. `until` is exclusive. */
export interface HoursOfDay {
  readonly from: number;
  readonly until: number;
}

/** Returns whether an instant is within these hours of UK time: 8 to 20 means from 08:00 until just before 20:00. */
export function isWithinHours({ from, until }: HoursOfDay, instant: Date): boolean {
  const hour = londonHour(instant);
  return from <= hour && hour < until;
}
