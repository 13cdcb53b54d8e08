import { addDays } from '../dates/calendar.ts';
import type { Day } from '../dates/day.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';

/** The shop's rule for the day of a consultation. */
export interface ConsultationRule {
  readonly isRequired: boolean;
  /** Maximum age in days; unlimited if undefined. */
  readonly mostDays?: number;
}

/**
 * Returns the message for an invalid consultation day: missing although required, after today, or older than the shop
 * allows. Undefined for a valid day.
 */
export function consultationFault(
  day: Day | undefined,
  { isRequired, mostDays }: ConsultationRule,
  today: Day,
): string | undefined {
  if (day === undefined) return isRequired ? fieldSentences.consultationRequired : undefined;
  if (day > today) return fieldSentences.consultationDay;
  const isTooOld = mostDays !== undefined && day < addDays(today, -mostDays);
  return isTooOld ? `Please enter a day of the last ${mostDays} days` : undefined;
}
