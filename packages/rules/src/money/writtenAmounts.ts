import type { Mills } from './mills.ts';

/** The sign before the pence. */
export type DecimalMark = '.' | ',';

/** Currency, signs of debit and credit, and spaces around the figures. */
const AROUND = /£|gbp|\s|\u00A0|'/gi;
const CREDIT = /cr$/i;
const DEBIT = /dr$/i;
const FIGURES = /^\d[\d.,]*$|^[.,]\d{1,2}$/;
const PENCE = /[.,](\d{1,2})$/;
const GROUPED = {
  '.': /^\d{1,3}(?:,\d{3})*$|^\d*$/,
  ',': /^\d{1,3}(?:\.\d{3})*$|^\d*$/,
} as const;
const PENCE_DIGITS = 2;
const MILLS_DIGITS = 3;
/** Longer cells are no amounts, and are not looked at. */
const LONGEST_CELL = 40;
/** Keeps sums of a whole file exact. */
const MOST_DIGITS = 12;

/**
 * Returns the mark before the pence that an amount shows, as '1.234,56' does. Undefined for one without pence, such as
 * '1,234'.
 */
export function decimalMarkIn(cell: string): DecimalMark | undefined {
  const match = PENCE.exec(unsigned(cell).figures);
  return match ? (match[0].slice(0, 1) as DecimalMark) : undefined;
}

/**
 * Reads an amount as people and banks write it: '£1,234.50', '1.234,50', '-12', '(12.00)', '12.00-', '12.00 DR'. Returns mills, below 0
 * for money that went out. Undefined for anything else, also for fractions of a penny, unless `decimals` is 3.
 */
export function writtenAmount(
  cell: string,
  mark: DecimalMark,
  decimals: typeof PENCE_DIGITS | typeof MILLS_DIGITS = PENCE_DIGITS,
): Mills | undefined {
  const { figures, isBelow } = unsigned(cell);
  if (!FIGURES.test(figures)) return undefined;
  const at = figures.indexOf(mark);
  const [whole, pence] = at < 0 ? [figures, ''] : [figures.slice(0, at), figures.slice(at + 1)];
  const isPence = /^\d*$/.test(pence) && pence.length <= decimals;
  if (!isPence || !GROUPED[mark].test(whole)) return undefined;
  const digits = whole.replaceAll(/[.,]/g, '') + pence.padEnd(MILLS_DIGITS, '0');
  if (digits.length > MOST_DIGITS) return undefined;
  const mills = Number(digits);
  return isBelow && mills !== 0 ? -mills : mills;
}

function unsigned(cell: string): { readonly figures: string; readonly isBelow: boolean } {
  if (cell.length > LONGEST_CELL) return { figures: '', isBelow: false };
  const written = cell.replaceAll(AROUND, '').replaceAll(/[\u2212\u2010-\u2013]/g, '-');
  const isBelow = /^\(.*\)$|^-|-$/.test(written) || DEBIT.test(written);
  const figures = written
    .replace(CREDIT, '')
    .replace(DEBIT, '')
    .replaceAll(/^[(+-]+|[)+-]+$/g, '');
  return { figures, isBelow };
}
