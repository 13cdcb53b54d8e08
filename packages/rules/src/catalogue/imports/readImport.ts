import {
  dateOrderOf,
  type DateOrder,
  type DatesSeen,
  seeDate,
  writtenDay,
} from '../../dates/writtenDays.ts';
import { type DecimalMark, decimalMarkIn } from '../../money/writtenAmounts.ts';
import { refuseAtDesk } from '../../problems/refuseAtDesk.ts';
import type { Refusal } from '../../problems/refusal.ts';
import { accept, type Result } from '../../problems/result.ts';
import { shorten } from '../../text/shorten.ts';
import { tidyLine } from '../../text/tidyLine.ts';
import { type Notation, readCell, readCode } from './importCells.ts';
import {
  type ColumnFact,
  factOfHeading,
  IMPORT_LIMITS,
  importColumns,
  type ImportedFacts,
  nameOfFact,
} from './importColumns.ts';

type Row = readonly string[];

/** A row of a file: what it says about the product with its code, or why it says nothing. */
export interface ImportRow {
  /** Its row in the file, counted from 1. */
  readonly row: number;
  /** Empty if the row has none. */
  readonly code: string;
  readonly facts: ImportedFacts;
  readonly refused?: { readonly column: string; readonly problem: string };
}

const ROWS_LOOKED_AT = 40;
const LONGEST_QUOTED = 40;
const LONGEST_CODE = 60;

/**
 * Reads the rows of a file of products. Finds the headings within the first 40 rows, reads dates in three orders and
 * prices with either decimal mark, each decided by the whole file. An empty cell says nothing; a row without any is
 * skipped. Rows that do not read are returned with the column and why. A generator, so that a server can read a long
 * file in slices. Refuses the whole file:
 * - 'import-empty', 'import-large'
 * - 'import-heading-missing', 'import-heading-twice', 'import-heading-unknown'
 * - 'import-code-twice': two rows about one product
 * - 'import-dates-mixed', and 'import-dates-unclear' without `asked` if every date reads in both orders
 * - 'import-marks-mixed': pence after a point in one row and after a comma in another
 */
export function* readImport(
  rows: readonly Row[],
  asked?: DateOrder,
): Generator<void, Result<readonly ImportRow[], Refusal>> {
  if (rows.every((row) => row.every((cell) => cell.trim() === '')))
    return refuseAtDesk('import-empty');
  const layout = readHeadings(rows);
  if (!layout.ok) return layout;
  const notation = yield* readNotation(rows, layout.value, asked);
  if (!notation.ok) return notation;
  const read: ImportRow[] = [];
  const rowOfCode = new Map<string, number>();
  for (const [at, cells] of rows.entries()) {
    if (at <= layout.value.headingRow || cells.every((cell) => cell.trim() === '')) continue;
    if (read.length === IMPORT_LIMITS.rows) return refuseAtDesk('import-large');
    const line = readRow(cells, at + 1, layout.value, notation.value);
    const { row, code } = line;
    const other = code === '' ? undefined : rowOfCode.get(code.toLowerCase());
    if (other !== undefined) return refuseAtDesk('import-code-twice', { row, other, code });
    rowOfCode.set(code.toLowerCase(), row);
    read.push(line);
    yield;
  }
  return read.length === 0 ? refuseAtDesk('import-empty') : accept(read);
}

/** Where the cells of a file are. */
interface ImportLayout {
  /** Counted from 0. */
  readonly headingRow: number;
  readonly width: number;
  readonly code: number;
  readonly columns: readonly { readonly fact: ColumnFact; readonly at: number }[];
}

const quoted = (cell: string): string => shorten(tidyLine(cell), LONGEST_QUOTED);

function readHeadings(rows: readonly Row[]): Result<ImportLayout, Refusal> {
  const known = importColumns.map(({ heading }) => heading).join(', ');
  const headingRow = rows
    .slice(0, ROWS_LOOKED_AT)
    .findIndex((row) => row.some((cell) => factOfHeading(cell) === 'code'));
  const headings = rows[headingRow];
  if (!headings) return refuseAtDesk('import-heading-missing', { column: 'Code', known });
  const row = headingRow + 1;
  const facts = headings.map(factOfHeading);
  for (const [at, heading] of headings.entries()) {
    const fact = facts[at];
    if (fact === undefined && heading.trim() !== '')
      return refuseAtDesk('import-heading-unknown', { row, column: quoted(heading), known });
    if (fact !== undefined && facts.indexOf(fact) < at)
      return refuseAtDesk('import-heading-twice', { row, column: nameOfFact(fact) });
  }
  const columns = facts.flatMap((fact, at) =>
    fact === undefined || fact === 'code' ? [] : [{ fact, at }],
  );
  const has = (fact: ColumnFact) => columns.some((column) => column.fact === fact);
  if (columns.length === 0)
    return refuseAtDesk('import-heading-missing', { column: 'to change, such as Price', known });
  if (has('priceFrom') && !has('price'))
    return refuseAtDesk('import-heading-missing', { column: 'Price', known });
  return accept({ headingRow, width: headings.length, code: facts.indexOf('code'), columns });
}

const cellOf = (cells: Row, at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '').trim();

/** Decides by the whole file which comes first in its dates, and what is before its pence. */
function* readNotation(
  rows: readonly Row[],
  { headingRow, columns }: ImportLayout,
  asked: DateOrder | undefined,
): Generator<void, Result<Notation, Refusal>> {
  const atOf = (fact: ColumnFact) => columns.find((column) => column.fact === fact)?.at;
  const [from, price] = [atOf('priceFrom'), atOf('price')];
  const seen: DatesSeen = { dayFirst: undefined, monthFirst: undefined, either: undefined };
  let mark: DecimalMark | undefined;
  for (const [at, cells] of rows.entries()) {
    if (at <= headingRow) continue;
    const cell = cellOf(cells, from);
    const written = writtenDay(cell);
    if (written.kind === 'figures') seeDate(seen, written, { row: at + 1, cell });
    const value = cellOf(cells, price);
    const shown = decimalMarkIn(value);
    if (shown !== undefined && mark !== undefined && shown !== mark) {
      const named = shown === '.' ? 'point' : 'comma';
      return refuseAtDesk('import-marks-mixed', { row: at + 1, mark: named, value: quoted(value) });
    }
    mark ??= shown;
    yield;
  }
  const found = dateOrderOf(seen, asked);
  if (found.kind === 'order') return accept({ order: found.order, mark: mark ?? '.' });
  if (found.kind === 'unclear') {
    const { cell, row } = found.either;
    return refuseAtDesk('import-dates-unclear', { date: cell, row });
  }
  return refuseAtDesk('import-dates-mixed', {
    row: found.dayFirst.row,
    date: found.dayFirst.cell,
    otherRow: found.monthFirst.row,
    otherDate: found.monthFirst.cell,
  });
}

function readRow(
  cells: Row,
  row: number,
  { width, code: codeAt, columns }: ImportLayout,
  notation: Notation,
): ImportRow {
  const code = readCode(cellOf(cells, codeAt));
  if ('problem' in code) {
    const refused = { column: nameOfFact('code'), problem: code.problem };
    return {
      row,
      code: cellOf(cells, codeAt).slice(0, LONGEST_CODE).toWellFormed(),
      facts: {},
      refused,
    };
  }
  const refuse = (column: string, problem: string): ImportRow => ({
    row,
    code: code.value,
    facts: {},
    refused: { column, problem },
  });
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    const problem = `the row has more cells than the ${width} headings; a comma in a text needs quotation marks`;
    return refuse(`${width + 1}`, problem);
  }
  const facts: Record<string, unknown> = {};
  for (const { fact, at } of columns) {
    const cell = cellOf(cells, at);
    if (cell === '') continue;
    const read = readCell(fact, cell, notation);
    if ('problem' in read) return refuse(nameOfFact(fact), read.problem);
    facts[fact] = read.value;
  }
  if (facts['priceFrom'] !== undefined && facts['price'] === undefined)
    return refuse(nameOfFact('price'), 'is missing beside a date from which it holds');
  return { row, code: code.value, facts };
}
