import type { Day } from '@formulary/rules/dates/day';
import { isDay } from '@formulary/rules/dates/isDay';
import { formatTime, londonInstant } from '@formulary/rules/dates/timeOfDay';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:\d\d)?$/;
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/**
 * Reads a moment such as '2026-11-27 14:03', in UK time unless it names its zone. Refuses with a `StartupProblem` one
 * that does not exist: in spring an hour is missing.
 */
export function readMoment(text: string): Date {
  const [, day, hour = '', minute = '', second = '00', zone] = MOMENT.exec(text) ?? [];
  const isReal = isDay(day) && !Number.isNaN(Date.parse(`${day}T${hour}:${minute}:${second}Z`));
  if (isReal) {
    const moment = zone
      ? new Date(`${day}T${hour}:${minute}:${second}${zone}`)
      : inLondon(day, Number(hour), Number(minute), Number(second));
    const isShown = zone !== undefined || formatTime(moment) === `${hour}:${minute}`;
    if (isShown && !Number.isNaN(+moment)) return moment;
  }
  throw new StartupProblem(
    `"${text}" is not a moment to restore to: write UK time as '2026-11-27 14:03', or with its zone as '2026-11-27T14:03:00Z'.`,
  );
}

function inLondon(day: Day, hour: number, minute: number, second: number): Date {
  return new Date(+londonInstant(day, hour) + minute * MINUTE_MS + second * SECOND_MS);
}
