import type { Day } from '../../dates/day.ts';
import type { Mills } from '../../money/mills.ts';
import { refuseAtDesk } from '../../problems/refuseAtDesk.ts';
import type { Refusal } from '../../problems/refusal.ts';
import { accept, type Result } from '../../problems/result.ts';
import { shorten } from '../../text/shorten.ts';
import { tidyLine } from '../../text/tidyLine.ts';
import { type DecimalMark, decimalMarkIn, writtenAmount } from '../../money/writtenAmounts.ts';
import { type Row, type StatementColumns, statementColumns } from './statementColumns.ts';
import {
  type DateOrder,
  type DatesSeen,
  dateOrderOf,
  dayInOrder,
  seeDate,
  writtenDay,
} from '../../dates/writtenDays.ts';

/** Limits of a bank statement. */
export const STATEMENT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  rows: 100_000,
  /** Longer texts of a line are cut. */
  text: 300,
} as const;

/** Money paid in, as a statement lists it. */
export interface Credit {
  /** Its row in the file, counted from 1. */
  readonly row: number;
  readonly day: Day;
  readonly amount: Mills;
  /** Every text of the row, with single spaces. */
  readonly text: string;
}

/** What a statement says. */
export interface StatementRead {
  readonly credits: readonly Credit[];
  readonly skipped: {
    /** Money that went out. */
    readonly debits: number;
    /** Rows without an amount, or with 0. */
    readonly blank: number;
  };
}

const LONGEST_QUOTED = 40;
const A_DATE = 'a date';
const AN_AMOUNT = 'an amount in pounds and pence';
const POUNDS = 'GBP: only pounds are booked';

/**
 * Reads the rows of a bank statement into the money that was paid in. Finds the headings, reads dates in three orders and
 * amounts with either decimal mark, each decided by the whole file. Counts rows that are no credit. A generator, so that
 * a server can read a long file in slices; every step is a row. Refuses the whole file, with row and column:
 * - 'statement-empty', 'statement-large', 'statement-headings', 'statement-without-credits'
 * - 'statement-cells', 'statement-cell', 'statement-both': a row that does not fit the headings
 * - 'statement-dates-mixed', and 'statement-dates-unclear' without `order` if every date reads in both
 * - 'statement-marks-mixed': pence after a point in one row and after a comma in another
 */
export function* readStatement(
  rows: readonly Row[],
  order?: DateOrder,
): Generator<void, Result<StatementRead, Refusal>> {
  if (rows.length === 0) return refuseAtDesk('statement-empty');
  if (rows.length > STATEMENT_LIMITS.rows) return refuseAtDesk('statement-large');
  const columns = statementColumns(rows);
  if (!columns) return refuseAtDesk('statement-headings');
  const notation = yield* readNotation(rows, columns, order);
  if (!notation.ok) return notation;
  const credits: Credit[] = [];
  let debits = 0;
  let blank = 0;
  for (const [at, cells] of rows.entries()) {
    if (at <= columns.headingRow) continue;
    const read = readRow(cells, at + 1, columns, notation.value);
    if (!read.ok) return read;
    if (read.value === 'debit') debits += 1;
    else if (read.value === 'blank') blank += 1;
    else credits.push(read.value);
    yield;
  }
  if (credits.length === 0) return refuseAtDesk('statement-without-credits');
  return accept({ credits, skipped: { debits, blank } });
}

/** How a file writes dates and amounts. */
interface Notation {
  readonly order: DateOrder;
  readonly mark: DecimalMark;
}

/** Decides by the whole file which comes first in its dates, and what is before its pence. */
function* readNotation(
  rows: readonly Row[],
  columns: StatementColumns,
  asked: DateOrder | undefined,
): Generator<void, Result<Notation, Refusal>> {
  const seen: DatesSeen = { dayFirst: undefined, monthFirst: undefined, either: undefined };
  let mark: DecimalMark | undefined;
  for (const [at, cells] of rows.entries()) {
    if (at <= columns.headingRow) continue;
    const cell = cellOf(cells, columns.date);
    const written = writtenDay(cell);
    if (written.kind === 'figures') seeDate(seen, written, { row: at + 1, cell });
    for (const column of [columns.paidIn, columns.paidOut]) {
      const value = cellOf(cells, column);
      const shown = decimalMarkIn(value);
      if (shown !== undefined && mark !== undefined && shown !== mark) {
        const named = shown === '.' ? 'point' : 'comma';
        return refuseAtDesk('statement-marks-mixed', { row: at + 1, mark: named, value });
      }
      mark ??= shown;
    }
    yield;
  }
  const order = orderOf(seen, asked);
  return order.ok ? accept({ order: order.value, mark: mark ?? '.' }) : order;
}

function orderOf(seen: DatesSeen, asked: DateOrder | undefined): Result<DateOrder, Refusal> {
  const found = dateOrderOf(seen, asked);
  if (found.kind === 'order') return accept(found.order);
  if (found.kind === 'mixed') {
    return refuseAtDesk('statement-dates-mixed', {
      row: found.dayFirst.row,
      date: found.dayFirst.cell,
      otherRow: found.monthFirst.row,
      otherDate: found.monthFirst.cell,
    });
  }
  const { cell, row } = found.either;
  return refuseAtDesk('statement-dates-unclear', { date: cell, row });
}

function readRow(
  cells: Row,
  row: number,
  columns: StatementColumns,
  { order, mark }: Notation,
): Result<Credit | 'debit' | 'blank', Refusal> {
  const { headings } = columns;
  if (cells.slice(headings.length).some((cell) => cell.trim() !== '')) {
    return refuseAtDesk('statement-cells', { row, count: headings.length });
  }
  const wrong = (column: number | undefined, expected: string) =>
    refuseAtDesk('statement-cell', {
      row,
      column: quoted(headings, column),
      value: quoted(cells, column),
      expected,
    });
  const amountAt = (column: number | undefined): Mills | undefined => {
    const cell = cellOf(cells, column);
    return cell === '' ? 0 : writtenAmount(cell, mark);
  };
  const [paidIn, paidOut] = [amountAt(columns.paidIn), amountAt(columns.paidOut)];
  if (paidIn === undefined) return wrong(columns.paidIn, AN_AMOUNT);
  if (paidOut === undefined) return wrong(columns.paidOut, AN_AMOUNT);
  if (paidIn > 0 && paidOut !== 0) {
    const words = { in: quoted(headings, columns.paidIn), out: quoted(headings, columns.paidOut) };
    return refuseAtDesk('statement-both', { row, ...words });
  }
  if (paidIn === 0 && paidOut === 0) return accept('blank');
  const written = writtenDay(cellOf(cells, columns.date));
  const day = written.kind === 'figures' ? dayInOrder(written, order) : dayOf(written);
  if (day === undefined) return wrong(columns.date, A_DATE);
  if (paidIn <= 0) return accept('debit');
  const { currency } = columns;
  const isPounds = /^(?:gbp|£)?$/i.test(cellOf(cells, currency));
  if (!isPounds) return wrong(currency, POUNDS);
  const text = tidyLine(columns.texts.map((column) => cellOf(cells, column)).join(' '));
  return accept({
    row,
    day,
    amount: paidIn,
    text: text.slice(0, STATEMENT_LIMITS.text).toWellFormed(),
  });
}

/** Returns a cell; '' for a column that the file or the row does not have. */
function cellOf(cells: Row, column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '').trim();
}

/** Returns a cell for a sentence: one line, and not too long. */
function quoted(cells: Row, column: number | undefined): string {
  return shorten(tidyLine(cellOf(cells, column)), LONGEST_QUOTED);
}

function dayOf(written: ReturnType<typeof writtenDay>): Day | undefined {
  return written.kind === 'day' ? written.day : undefined;
}
