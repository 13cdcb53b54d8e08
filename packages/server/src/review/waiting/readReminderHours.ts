import type { HoursOfDay } from '@formulary/rules/dates/timeOfDay';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';

const STANDARD: HoursOfDay = { from: 8, until: 20 };
const LAST_HOUR = 24;

/** Reads REMINDER_HOURS (8-20), the UK hours in which prescribers are reminded; an empty value counts as not set. */
export function readReminderHours(value: string | undefined): HoursOfDay {
  if (!value) return STANDARD;
  const [, from = NaN, until = NaN] = (/^(\d{1,2})-(\d{1,2})$/.exec(value) ?? []).map(Number);
  if (from < until && until <= LAST_HOUR) return { from, until };
  throw new StartupProblem(
    `REMINDER_HOURS must be two hours of a day, such as 8-20, not "${value}".`,
  );
}
