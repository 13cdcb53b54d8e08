import { formatDate } from './formatDate.ts';
import { formatTime } from './formatTime.ts';

/** Formats an instant as day and time in the UK, '20/11/2026, 21:04' (spec 1.7). */
export function formatMoment(at: Date): string {
  return `${formatDate(at)}, ${formatTime(at)}`;
}
