import { addMonths } from '../dates/calendar.ts';
import type { Day } from '../dates/day.ts';
import { londonDay } from '../dates/londonTime.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { parseDate, tidyDate } from '../dates/dateField.ts';
import type { FieldCheck } from './fieldCheck.ts';

const ADULT_YEARS = 18;
const OLDEST_YEARS = 122;

/**
 * Returns the earliest and latest date of birth of a registering user or a patient: 1 January 122 years ago, and today
 * in the UK 18 years ago; on 29 February 28 February of a common year (spec 5.4, 5.12, 9.7).
 */
export function birthDates(now: Date): { readonly earliest: Day; readonly latest: Day } {
  const today = londonDay(now);
  const earliestYear = Number(today.slice(0, 4)) - OLDEST_YEARS;
  return { earliest: `${earliestYear}-01-01`, latest: addMonths(today, -12 * ADULT_YEARS) };
}

/**
 * Returns a check for a typed date of birth, dd/MM/yyyy: at least 18 years ago, and not before the earliest year (spec
 * 5.4).
 */
export function adultBirthDate(now: Date): FieldCheck {
  const { earliest, latest } = birthDates(now);
  const check = (value: string) => {
    const born = parseDate(value);
    if (born === undefined) return fieldSentences.validDate;
    if (born > latest) return fieldSentences.tooYoung;
    return born < earliest ? fieldSentences.checkBirthYear : undefined;
  };
  return Object.assign(check, { tidy: tidyDate });
}
