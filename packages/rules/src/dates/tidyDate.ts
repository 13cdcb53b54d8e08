import { tidyLine } from '../text/tidyLine.ts';

const LOOSE = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/;
const EIGHT_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** As browsers fill in a date of birth (autocomplete="bday"). */
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Writes a date the way it is asked for, dd/MM/yyyy: '3.9.1971' becomes '03/09/1971', and so do '03091971', because a
 * phone's number pad has no slash, and '1971-09-03', because browsers fill it in. Anything else is left as typed, without
 * the spaces around it, for the rules to judge.
 */
export function tidyDate(typed: string): string {
  const line = tidyLine(typed);
  const [, isoYear, isoMonth, isoDay] = YEAR_FIRST.exec(line) ?? [];
  if (isoYear !== undefined) return `${isoDay}/${isoMonth}/${isoYear}`;
  const [, day, month, year] = LOOSE.exec(line) ?? EIGHT_DIGITS.exec(line) ?? [];
  if (day === undefined || month === undefined || year === undefined) return line;
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}

/** Whether a date stands as a browser fills it in, year first: nobody types one so, and it is written anew at once. */
export function isFilledInDate(value: string): boolean {
  return YEAR_FIRST.test(value);
}
