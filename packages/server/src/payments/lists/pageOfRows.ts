import {
  MONEY_ROWS_A_PAGE,
  type MoneyPage,
  MOST_COUNTED_ROWS,
} from '@formulary/rules/payments/lists/moneyLists';
import { readMark, writeMark } from '../../platform/database/pageMark.ts';
import { Refused } from '../../platform/problems/Refused.ts';

/** The part of a sorted list that is asked for. */
export interface RowsRequest<Row> {
  /** The sorted value of a row. */
  readonly by: (row: Row) => number;
  readonly isDescending: boolean;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** Sorts rows by a value, and those with the same one by id. */
export function sortRows<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { by, isDescending }: Pick<RowsRequest<Row>, 'by' | 'isDescending'>,
): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => sign * (by(one) - by(other) || one.id - other.id));
}

/** Returns a page of rows that are in memory, as `readKeysetPage` does of those in the database; with the same refusals. */
export function pageOfRows<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { by, isDescending, after, before }: RowsRequest<Row>,
): MoneyPage<Row> {
  if (after !== undefined && before !== undefined) throw new Refused('invalid-request');
  const mark = readMark(after ?? before, (key) => /^-?\d{1,16}$/.test(key));
  const sorted = sortRows(rows, { by, isDescending });
  const sign = isDescending ? -1 : 1;
  /** Below 0 for a row before the mark, above 0 for one behind it. */
  const beside = (row: Row) =>
    mark === undefined ? 1 : sign * (by(row) - Number(mark.key) || row.id - mark.id);
  const end = before === undefined ? -1 : sorted.findIndex((row) => beside(row) >= 0);
  const begin =
    before === undefined
      ? sorted.findIndex((row) => beside(row) > 0)
      : Math.max(0, (end === -1 ? sorted.length : end) - MONEY_ROWS_A_PAGE);
  const behind = before === undefined ? begin + MONEY_ROWS_A_PAGE : end;
  const shown = begin === -1 ? [] : sorted.slice(begin, behind === -1 ? undefined : behind);
  const [first, last] = [shown[0], shown.at(-1)];
  const markOf = (row: Row) => writeMark({ key: String(by(row)), id: row.id });
  return {
    rows: shown,
    ...(last && last !== sorted.at(-1) ? { next: markOf(last) } : {}),
    ...(first && first !== sorted[0] ? { previous: markOf(first) } : {}),
    total: Math.min(rows.length, MOST_COUNTED_ROWS + 1),
  };
}
