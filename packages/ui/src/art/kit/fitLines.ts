import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';
import { textWidth } from './textWidth.ts';

const SIZES = [36, 33, 30, 27.5, 25, 23, 21, 19, 17] as const;
const SMALLEST = 17;
const READABLE = 27.5;
const MOST_LINES = 3;
const LEADING = 1.1;
const SOFT_HYPHEN = '\u00AD';

interface FittedLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Divides a word that is too wide at its soft hyphen, if it has one. */
function divide(word: string, width: number, size: number): string[] {
  const whole = word.replace(SOFT_HYPHEN, '');
  const [head, tail] = word.split(SOFT_HYPHEN);
  if (head === undefined || tail === undefined || textWidth(whole, size) <= width) return [whole];
  return [`${head}-`, tail];
}

/** What lines may break between: words, and doses and packs whole. */
function wordsOf(words: string): readonly string[] {
  return unbrokenParts(words)
    .flatMap(({ text, isWhole }) => (isWhole ? [text] : text.split(' ')))
    .filter((word) => word !== '');
}

function wrap(words: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const piece of wordsOf(words).flatMap((word) => divide(word, width, size))) {
    const last = lines.at(-1);
    const joined = `${last ?? ''} ${piece}`;
    const mayJoin = last !== undefined && !last.endsWith('-') && textWidth(joined, size) <= width;
    if (mayJoin) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  return lines;
}

/**
 * The largest setting of a label's name that fits a box on three lines at most; the smallest size if none does.
 * A soft hyphen in the name is used only where the word would otherwise become hard to read.
 */
export function fitLines(words: string, width: number, height: number): FittedLines {
  const whole = words.replaceAll(SOFT_HYPHEN, '');
  const settings = [
    ...SIZES.filter((size) => size >= READABLE).map((size) => ({ text: whole, size })),
    ...SIZES.map((size) => ({ text: words, size })),
  ];
  for (const { text, size } of settings) {
    const lines = wrap(text, width, size);
    const fitsAcross = lines.every((line) => textWidth(line, size) <= width);
    const fitsDown = lines.length <= MOST_LINES && lines.length * size * LEADING <= height;
    if (fitsAcross && fitsDown) return { lines, size };
  }
  return { lines: wrap(words, width, SMALLEST).slice(0, MOST_LINES), size: SMALLEST };
}
