import { tidyLine } from '../text/tidyLine.ts';
import type { FieldCheck } from './fieldCheck.ts';

const SHORTEST = 6;
/** Minimum number of digits in a telephone number. */
const FEWEST_DIGITS = 2;
/** Brackets must be paired and enclose digits. */
const NUMBER = /^(?:[\d\s+.-]|\(\+?\d[\d\s.-]*\))+$/;
const EXTENSION = /\s*[,;]?\s*(?:extension|extn|ext|x|#)\.?\s*\d{1,6}$/i;
const DASHES = /[–—]/g;

/**
 * Returns a check for a phone number (spec 5.3, 9.6). It has at least 6 characters: digits, spaces, plus, minus, dots
 * and paired brackets, at least 2 of them digits. An extension may follow, such as 'ext 12'.
 */
export function phoneNumber(sentence: string): FieldCheck {
  const check = (value: string) => (value === '' || isPhoneNumber(value) ? undefined : sentence);
  return Object.assign(check, { tidy: (typed: string) => tidyLine(typed.replaceAll(DASHES, '-')) });
}

function isPhoneNumber(value: string): boolean {
  const number = value.replace(EXTENSION, '');
  const digits = number.replaceAll(/\D/g, '').length;
  return number.length >= SHORTEST && digits >= FEWEST_DIGITS && NUMBER.test(number);
}
