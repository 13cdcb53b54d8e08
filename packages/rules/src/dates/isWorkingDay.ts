import { bankHolidays } from './bankHolidays.ts';
import type { Day } from './day.ts';
import { weekday } from './weekday.ts';

/**
 * Whether the pharmacy sends and couriers deliver as usual: Monday to Friday without bank holidays of England and Wales
 * (spec 9.15). Undefined for a year whose bank holidays are not known.
 */
export function isWorkingDay(day: Day): boolean | undefined {
  const holidays = bankHolidays[day.slice(0, 4)];
  if (!holidays) return undefined;
  const name = weekday(day);
  return name !== 'Saturday' && name !== 'Sunday' && !holidays.includes(day);
}
