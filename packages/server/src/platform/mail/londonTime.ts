import { formatMoment } from '@formulary/rules/dates/timeOfDay';

/** Formats a moment in UK time, as every screen does: 20/11/2026, 09:12 (reading R28). */
export function londonTime(at: Date): string {
  return formatMoment(at);
}
