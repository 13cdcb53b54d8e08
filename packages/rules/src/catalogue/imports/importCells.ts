import type { DateOrder } from '../../dates/writtenDays.ts';
import { dayInOrder, writtenDay } from '../../dates/writtenDays.ts';
import { type DecimalMark, writtenAmount } from '../../money/writtenAmounts.ts';
import { shorten } from '../../text/shorten.ts';
import { tidyLine } from '../../text/tidyLine.ts';
import { CATEGORIES, type ColumnFact, LEVELS, typesByWord, typeWords } from './importColumns.ts';

/** How a file writes dates and amounts. */
export interface Notation {
  readonly order: DateOrder;
  readonly mark: DecimalMark;
}

/** A cell that is read, or the sentence why it is not. */
export type CellRead<Value = unknown> = { readonly value: Value } | { readonly problem: string };

const LONGEST_QUOTED = 40;
const MOST_MILLS = 1_000_000_000;
const MOST_CATEGORIES = 50;
const MILLS_DIGITS = 3;
/** What spreadsheets take for the beginning of a formula; `writeCsv` puts an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const PROTECTED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20'])/;
const WHOLE = /^\d{1,3}(?:,\d{3})*$|^\d{1,9}$/;
const WHOLE_PERCENT = /^(\d{1,3})(?:\.0+)?\s*%?$/;
/** What spreadsheets make of a long number. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const LONG_NUMBER = /^(?:0\d*|\d{11,})$/;
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;
const YES = new Set(['yes', 'y', 'true', '1']);
const NO = new Set(['no', 'n', 'false', '0']);

/** Returns a cell for a sentence, in quotation marks: one line, and not too long. */
const quoteCell = (cell: string): string => `‘${shorten(tidyLine(cell), LONGEST_QUOTED)}’`;

const wrong = (cell: string, expected: string): CellRead<never> => ({
  problem: `${quoteCell(cell)} is not ${expected}`,
});

/** Reads a text, without the apostrophe that protects it from spreadsheets. Refuses formulas and control characters. */
function textOf(most: number, tidy: (text: string) => string = tidyLine) {
  return (cell: string): CellRead<string> => {
    if (FORMULA.test(cell)) return { problem: `${quoteCell(cell)} is a formula, not text` };
    const text = tidy(cell.replace(PROTECTED, ''));
    if (CONTROLS.test(text) || !text.isWellFormed())
      return { problem: 'holds characters that are no text' };
    if (text.length > most)
      return { problem: `has ${text.length} characters; at most ${most} fit` };
    return { value: text };
  };
}

function wholeOf(most: number) {
  return (cell: string): CellRead<number> => {
    const value = WHOLE.test(cell) ? Number(cell.replaceAll(',', '')) : Number.NaN;
    return value <= most
      ? { value }
      : wrong(cell, `a whole number from 0 to ${most.toLocaleString('en-GB')}`);
  };
}

function flagOf(cell: string): CellRead<boolean> {
  const word = cell.toLowerCase();
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : wrong(cell, 'yes or no');
}

function priceOf(cell: string, { mark }: Notation): CellRead<number> {
  const value = writtenAmount(cell, mark, MILLS_DIGITS);
  if (value === undefined) return wrong(cell, 'a price in pounds, such as 12.34');
  if (value < 0) return { problem: `${quoteCell(cell)} is below £0` };
  if (value === 0) return { problem: 'is £0; take the product off sale instead' };
  return value > MOST_MILLS ? wrong(cell, 'a price up to £1,000,000') : { value };
}

function vatOf(cell: string): CellRead<number> {
  const value = Number(WHOLE_PERCENT.exec(cell)?.[1] ?? Number.NaN);
  return value <= 100 ? { value } : wrong(cell, 'a VAT rate in percent, such as 20');
}

function dayOfCell(cell: string, { order }: Notation): CellRead<string> {
  const written = writtenDay(cell);
  const day = written.kind === 'figures' ? dayInOrder(written, order) : undefined;
  const value = written.kind === 'day' ? written.day : day;
  return value === undefined ? wrong(cell, 'a date') : { value };
}

function typeOf(cell: string): CellRead<string> {
  const value = typesByWord.get(cell.toLowerCase());
  const words = Object.values(typeWords).join(', ');
  return value === undefined ? wrong(cell, `one of: ${words}`) : { value };
}

function categoriesOf(cell: string): CellRead<readonly string[]> {
  const text = textOf(20_000)(cell);
  if ('problem' in text) return text;
  const paths = text.value
    .split(CATEGORIES.trim())
    .map((path) =>
      path
        .split(LEVELS.trim())
        .map((level) => tidyLine(level))
        .join(LEVELS),
    )
    .filter((path) => path !== '');
  const value = [...new Set(paths)];
  return value.length > MOST_CATEGORIES
    ? { problem: `names ${value.length} categories; at most ${MOST_CATEGORIES} fit` }
    : { value };
}

/** Keeps paragraphs; ends of lines are those of our own texts. */
const tidyParagraphs = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

const LONGEST_NAME = 300;
const LONGEST_TEXT = 20_000;
const MOST_STOCK = 10_000_000;
const MOST_PACKS = 9999;

type ReadCell = (cell: string, notation: Notation) => CellRead;

const readers: Readonly<Record<ColumnFact, ReadCell>> = {
  name: textOf(LONGEST_NAME),
  price: priceOf,
  priceFrom: dayOfCell,
  vatPercent: vatOf,
  type: typeOf,
  prescriptionLimit: wholeOf(MOST_PACKS),
  minimumStock: wholeOf(MOST_STOCK),
  categories: categoriesOf,
  isColdChain: flagOf,
  isOnSale: flagOf,
  description: textOf(LONGEST_TEXT, tidyParagraphs),
  information: textOf(LONGEST_TEXT, tidyParagraphs),
};

/** Reads what a cell says about a product, or says why it says nothing. The cell has no spaces around it and is not empty. */
export function readCell(fact: ColumnFact, cell: string, notation: Notation): CellRead {
  return readers[fact](cell, notation);
}

const LONGEST_CODE = 60;

/** Reads the code of a product, without the apostrophe that keeps spreadsheets from rounding it. */
export function readCode(cell: string): CellRead<string> {
  if (cell === '') return { problem: 'is missing' };
  if (SCIENTIFIC.test(cell))
    return { problem: `${quoteCell(cell)} was a long number that a spreadsheet has rounded` };
  return textOf(LONGEST_CODE)(cell.replace(/^'(?=\d)/, ''));
}

/** Returns a code for a file that spreadsheets open: one that they would round, or rid of its zeros, becomes text. */
export const protectCode = (code: string): string => (LONG_NUMBER.test(code) ? `'${code}` : code);

/** Returns whether two texts say the same; spaces and ends of lines do not count. */
export const isSameText = (one: string, other: string): boolean =>
  one === other || tidyLines(one) === tidyLines(other);

const tidyLines = (text: string): string =>
  tidyParagraphs(text)
    .split('\n')
    .map((line) => tidyLine(line))
    .join('\n');
