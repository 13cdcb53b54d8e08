import { textWidth } from './textWidth.ts';

const SIZES = [36, 33, 30, 27.5, 25, 23, 21, 19, 17] as const;
const MOST_LINES = 3;
const LEADING = 1.1;

interface FittedLines {
  readonly lines: readonly string[];
  readonly size: number;
}

function wrap(words: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const joined = `${last ?? ''} ${word}`;
    if (last !== undefined && textWidth(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The largest setting of a label's name that fits a box on three lines at most; the smallest size if none does. */
export function fitLines(words: string, width: number, height: number): FittedLines {
  for (const size of SIZES) {
    const lines = wrap(words, width, size);
    const fitsAcross = lines.every((line) => textWidth(line, size) <= width);
    const fitsDown = lines.length <= MOST_LINES && lines.length * size * LEADING <= height;
    if (fitsAcross && fitsDown) return { lines, size };
  }
  const size = SIZES[SIZES.length - 1] ?? 17;
  return { lines: wrap(words, width, size).slice(0, MOST_LINES), size };
}
