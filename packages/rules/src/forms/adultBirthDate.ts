import { fieldSentences } from '../problems/fieldSentences.ts';
import { parseDate, tidyDate } from '../dates/dateField.ts';
import { birthDates } from './birthDates.ts';
import type { FieldCheck } from './fieldCheck.ts';

/**
 * Returns a check for a typed date of birth, dd/MM/yyyy: at least 18 years ago, and not before the earliest year (spec
 * 5.4).
 */
export function adultBirthDate(now: Date): FieldCheck {
  const { earliest, latest } = birthDates(now);
  const check = (value: string) => {
    const born = parseDate(value);
    if (!born.ok) return born.problem.message;
    if (born.value > latest) return fieldSentences.tooYoung;
    return born.value < earliest ? fieldSentences.checkBirthYear : undefined;
  };
  return Object.assign(check, { tidy: tidyDate });
}
