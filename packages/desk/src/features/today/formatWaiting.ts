import { counted } from '@formulary/rules/text/formatCount';

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;
const HOURS_OF_DAY = 24;

/** Returns for how long something has waited, in its largest whole unit: '3 days', '1 hour', '5 minutes'. */
export function formatWaiting(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((+now - +since) / MINUTE_MS));
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  const days = Math.floor(hours / HOURS_OF_DAY);
  if (days > 0) return counted(days, 'day');
  if (hours > 0) return counted(hours, 'hour');
  return minutes > 0 ? counted(minutes, 'minute') : 'less than a minute';
}
