import { addDays } from '../dates/addDays.ts';
import type { Day } from '../dates/day.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';

/** What a shop asks of the day on which a prescriber saw the patient. */
export interface ConsultationRule {
  readonly isRequired: boolean;
  /** Days that it may lie back; any number where it is not known. */
  readonly mostDays?: number;
}

/**
 * Why the day on which the patient was seen is refused, in the sentence of its field: one that is missing where the shop asks
 * for it, one after today, one longer ago than the shop allows. Nothing where it is taken.
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
