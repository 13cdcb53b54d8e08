import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';

const SIZES = [36, 33, 30, 27.5, 25, 23, 21, 19, 17] as const;
const SMALLEST = 17;
const READABLE = 21;
const MOST_LINES = 3;
const LEADING = 1.1;
const SOFT_HYPHEN = '\u00AD';
const NO_BREAK = '\u00A0';
/** Step in ems by which lines are narrowed to balance their lengths. */
const BALANCE_STEP = 0.25;

/** Measures a line, in ems. */
type Measure = (words: string) => number;

interface LabelBox {
  readonly width: number;
  readonly height: number;
  readonly measure: Measure;
}

interface FittedLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Splits a word that is too wide at its soft hyphen, if it has one. */
function divide(word: string, isTooWide: (words: string) => boolean): string[] {
  const whole = word.replace(SOFT_HYPHEN, '');
  const [head, tail] = word.split(SOFT_HYPHEN);
  if (head === undefined || tail === undefined || !isTooWide(whole)) return [whole];
  return [`${head}-`, tail];
}

/** Splits text into unbreakable units: words, and doses and packs as a whole. */
function wordsOf(words: string): readonly string[] {
  return unbrokenParts(words)
    .map(({ text, isWhole }) => (isWhole ? text.replaceAll(' ', NO_BREAK) : text))
    .join('')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(NO_BREAK, ' '));
}

function wrap(words: string, isTooWide: (words: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of wordsOf(words).flatMap((word) => divide(word, isTooWide))) {
    const last = lines.at(-1);
    const joined = `${last ?? ''} ${piece}`;
    const canJoin = last !== undefined && !last.endsWith('-') && !isTooWide(joined);
    if (canJoin) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  return lines;
}

/** Balances the lines without adding one, so that the last one is never a single letter. */
function balance(words: string, lines: readonly string[], most: number, measure: Measure) {
  let even = lines;
  for (let width = most; width > 0; width -= BALANCE_STEP) {
    const narrower = wrap(words, (line) => measure(line) > width);
    const fits =
      narrower.length === lines.length && narrower.every((line) => measure(line) <= width);
    if (!fits) return even;
    even = narrower;
  }
  return even;
}

/**
 * Returns the largest setting of a label's name that fits a box on at most three lines, or the smallest size if none
 * fits. Divides a word at its soft hyphen only if the word would otherwise be hard to read.
 */
export function fitLines(words: string, { width, height, measure }: LabelBox): FittedLines {
  const whole = words.replaceAll(SOFT_HYPHEN, '');
  const settings = [
    ...SIZES.filter((size) => size >= READABLE).map((size) => ({ text: whole, size })),
    ...SIZES.map((size) => ({ text: words, size })),
  ];
  for (const { text, size } of settings) {
    const most = width / size;
    const lines = wrap(text, (line) => measure(line) > most);
    const fitsAcross = lines.every((line) => measure(line) <= most);
    const fitsDown = lines.length <= MOST_LINES && lines.length * size * LEADING <= height;
    if (fitsAcross && fitsDown) return { lines: balance(text, lines, most, measure), size };
  }
  const lines = wrap(words, (line) => measure(line) > width / SMALLEST).slice(0, MOST_LINES);
  return { lines, size: SMALLEST };
}
