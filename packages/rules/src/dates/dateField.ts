import { tidyLine } from '../text/tidyLine.ts';
import { type Day } from './day.ts';
import { isDay } from './isDay.ts';
import { londonDay } from './londonTime.ts';

const TYPED = /^(\d{2})\/(\d{2})\/([1-9]\d{3})$/;

/**
 * Parses a typed date, dd/MM/yyyy with all its digits (spec 5.4, 9.7). Returns undefined for everything else: days that
 * do not exist, two-digit years, words, spaces.
 */
export function parseDate(typed: string): Day | undefined {
  const [, day, month, year] = TYPED.exec(typed) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? date : undefined;
}

const LOOSE = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/;
const EIGHT_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** The format in which browsers fill in a date of birth (autocomplete="bday"). */
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Formats a typed date as dd/MM/yyyy: '3.9.1971' becomes '03/09/1971'. Accepts '03091971', because a phone's number pad
 * has no slash, and '1971-09-03', because browsers fill it in. Only trims other text, which the rules then check.
 */
export function tidyDate(typed: string): string {
  const line = tidyLine(typed);
  const [, isoYear, isoMonth, isoDay] = YEAR_FIRST.exec(line) ?? [];
  if (isoYear !== undefined) return `${isoDay}/${isoMonth}/${isoYear}`;
  const [, day, month, year] = LOOSE.exec(line) ?? EIGHT_DIGITS.exec(line) ?? [];
  if (day === undefined || month === undefined || year === undefined) return line;
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}

/**
 * Returns whether a date has the year first, as browsers fill it in. People do not type dates this way, so the field
 * reformats it at once.
 */
export function isFilledInDate(value: string): boolean {
  return YEAR_FIRST.test(value);
}

const YEARS_AROUND = 30;

/** Returns the default years of a date picker: from 30 years back to 30 years ahead, inclusive (spec 9.7). */
export function pickerYears(now: Date): { readonly from: number; readonly to: number } {
  const year = Number(londonDay(now).slice(0, 4));
  return { from: year - YEARS_AROUND, to: year + YEARS_AROUND };
}
