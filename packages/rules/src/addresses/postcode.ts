import type { FieldCheck } from '../forms/fieldCheck.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import { tidyLine } from '../text/tidyLine.ts';

const UK_POSTCODE = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
/** Countries with Royal Mail postcodes, which are checked. Postcodes of other countries stay as typed. */
const JUDGED = ['GB', 'IM'];
/** The formats of a UK postcode without its space: A stands for a letter, 9 for a digit. */
const FORMS = ['A99AA', 'A999AA', 'A9A9AA', 'AA99AA', 'AA999AA', 'AA9A9AA'];
const LETTER_FOR: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S' };
const DIGIT_FOR: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', S: '5' };

/**
 * Formats a UK postcode: capitals, and one space before the last three characters (' wc1r4rh' becomes 'WC1R 4RH').
 * Passes any other text through `tidyLine` only.
 */
export function tidyPostcode(typed: string): string {
  const line = tidyLine(typed);
  const [, outward, inward] = UK_POSTCODE.exec(compact(line)) ?? [];
  return outward === undefined ? line : `${outward} ${inward}`;
}

/**
 * Returns a check for the postcode of an address whose country is in another field of the form. A postcode of the
 * United Kingdom or the Isle of Man must have a valid format. Suggests a correction if a letter was typed for a digit,
 * or a digit for a letter.
 */
export function postcodeIn(countryField: string): FieldCheck {
  const check = (typed: string, form: Readonly<Record<string, string | undefined>>) => {
    const isJudged = typed !== '' && JUDGED.includes(form[countryField] ?? '');
    if (!isJudged || UK_POSTCODE.test(compact(typed))) return undefined;
    const postcode = likelyPostcode(typed);
    if (postcode === undefined) return fieldSentences.checkPostcode;
    return fillGaps(fieldSentences.likelyPostcode, { postcode });
  };
  return Object.assign(check, { tidy: tidyPostcode });
}

function compact(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/**
 * Returns the likely postcode if confusing O with 0, I with 1 or S with 5 explains every error; the nearest of several.
 */
function likelyPostcode(typed: string): string | undefined {
  const letters = Array.from(compact(typed));
  const meant = FORMS.flatMap((form) => {
    const written = form.length === letters.length ? writtenAs(form, letters) : undefined;
    return written === undefined ? [] : [written];
  });
  const [nearest] = meant.toSorted((one, other) => changes(one, letters) - changes(other, letters));
  return nearest === undefined ? undefined : tidyPostcode(nearest);
}

function writtenAs(form: string, letters: readonly string[]): string | undefined {
  const written = letters.map((letter, index) => {
    const [isRight, likely] = form[index] === 'A' ? [/[A-Z]/, LETTER_FOR] : [/\d/, DIGIT_FOR];
    return isRight.test(letter) ? letter : likely[letter];
  });
  return written.includes(undefined) ? undefined : written.join('');
}

function changes(meant: string, letters: readonly string[]): number {
  return letters.filter((letter, index) => meant[index] !== letter).length;
}
