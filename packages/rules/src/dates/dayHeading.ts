import { addDays, weekday } from './calendar.ts';
import { type Day, formatDay } from './day.ts';

/** Names a day over what happened on it: 'Today', 'Yesterday', 'Friday 20/11/2026'. */
export function dayHeading(day: Day, today: Day): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return `${weekday(day)} ${formatDay(day)}`;
}
