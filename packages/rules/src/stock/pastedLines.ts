import { MOST_PACKS_OF_LINE } from './stockCauses.ts';

/** A pasted row that does not come in, from 1 on, and why. */
export interface RefusedRow {
  readonly row: number;
  readonly fault: string;
}

/** One row of what was pasted: a product's code and packs, or why it reads as neither. */
export type PastedLine =
  | { readonly row: number; readonly code: string; readonly packs: number }
  | RefusedRow;

const LONGEST_CODE = 60;
const HEADING = /^(code|product|sku|pack code)\b/i;

/**
 * Returns the number of packs that was typed, in digits, with commas or spaces for thousands; undefined for anything
 * else, and for less than `least` or more than 1,000,000.
 */
export function packsIn(typed: string, least = 1): number | undefined {
  const digits = typed.trim().replaceAll(/(?<=\d)[, ](?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const packs = Number(digits);
  return packs >= least && packs <= MOST_PACKS_OF_LINE ? packs : undefined;
}

/**
 * Reads rows of code and packs, as a spreadsheet copies them: apart by a tab, otherwise by a semicolon, a comma or spaces.
 * Leaves out blank rows and a first row of headings. Each other row is a line or says its fault; a code that comes twice is
 * a fault of the second. `least` is the smallest number of packs, 1 by default.
 */
export function pastedLines(text: string, least = 1): readonly PastedLine[] {
  const firstRowOf = new Map<string, number>();
  return rowsOf(text).flatMap((written, index): readonly PastedLine[] => {
    const row = index + 1;
    if (written.trim() === '' || (index === 0 && HEADING.test(written.trim()))) return [];
    const [code = '', typed = ''] = cellsOf(written);
    const packs = packsIn(typed, least);
    if (code === '' || code.length > LONGEST_CODE || typed === '')
      return [{ row, fault: 'Give a code and its packs' }];
    if (packs === undefined) return [{ row, fault: noPacks(typed, least) }];
    const first = firstRowOf.get(code.toUpperCase());
    if (first !== undefined) return [{ row, fault: `${code} is in row ${first} already` }];
    firstRowOf.set(code.toUpperCase(), row);
    return [{ row, code, packs }];
  });
}

/** Returns the rows of what a spreadsheet copies, blank ones too. */
export const rowsOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** Says that a pasted cell holds no number of packs from `least` on. */
export const noPacks = (typed: string, least: number): string =>
  `‘${typed.slice(0, 20)}’ is not a number of packs from ${least} to 1,000,000`;

function cellsOf(written: string): readonly string[] {
  const mark = ['\t', ';'].find((each) => written.includes(each));
  const cells = mark === undefined ? splitAtEnd(written.trim()) : written.split(mark);
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

/** A code may hold no space or comma, but a number may hold a comma: the first mark ends the code. */
function splitAtEnd(written: string): readonly string[] {
  return /^([^\s,]+)[\s,]+(.+)$/.exec(written)?.slice(1) ?? [written];
}
