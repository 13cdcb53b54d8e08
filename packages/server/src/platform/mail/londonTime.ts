import { formatMoment } from '@formulary/rules/dates/formatMoment';

/** A moment in UK time, as every screen writes it: 20/11/2026, 09:12 (reading R28). */
export function londonTime(at: Date): string {
  return formatMoment(at);
}
