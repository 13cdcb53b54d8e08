import { bankHolidays, type HolidayCalendar } from './bankHolidays.ts';
import type { Day } from './day.ts';
import { weekday } from './weekday.ts';

/**
 * Returns whether couriers deliver as usual in a region: Monday to Friday except its bank holidays (spec 9.15). The
 * pharmacy follows the calendar of England and Wales. Undefined for a year without known bank holidays.
 */
export function isWorkingDay(
  day: Day,
  calendar: HolidayCalendar = 'englandAndWales',
): boolean | undefined {
  const holidays = bankHolidays[calendar][day.slice(0, 4)];
  if (!holidays) return undefined;
  const name = weekday(day);
  return name !== 'Saturday' && name !== 'Sunday' && !holidays.includes(day);
}
