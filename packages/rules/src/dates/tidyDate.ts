import { tidyLine } from '../text/tidyLine.ts';

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
