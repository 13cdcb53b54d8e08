import { bankHolidays, type HolidayCalendar } from './bankHolidays.ts';
import type { Day } from './day.ts';
import { weekday } from './weekday.ts';

/**
 * Whether couriers deliver as usual in a place: Monday to Friday without its bank holidays (spec 9.15). The pharmacy works by the
 * calendar of England and Wales. Undefined for a year whose bank holidays are not known.
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
