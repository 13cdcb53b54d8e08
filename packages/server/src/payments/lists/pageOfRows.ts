import {
  MONEY_ROWS_A_PAGE,
  type MoneyPage,
  MOST_COUNTED_ROWS,
} from '@formulary/rules/payments/lists/moneyLists';
import { pageOf, windowOf } from '../../platform/keyset/keysetPage.ts';
import { readsDown } from '../../platform/keyset/sortedValues.ts';

/** How rows in memory are sorted. */
export interface RowOrder<Row> {
  /** The sorted value of a row, a whole number. Rows with the same one are sorted by id. */
  readonly by: (row: Row) => number;
  readonly isDescending: boolean;
}

/** The part of a sorted list that is asked for. */
interface RowsRequest<Row> extends RowOrder<Row> {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** Returns rows in order. */
export function sortRows<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { by, isDescending }: RowOrder<Row>,
): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => sign * (by(one) - by(other) || one.id - other.id));
}

/** Returns a page of rows that are in memory, as `readKeysetPage` does of those in the database; with the same refusals. */
export function pageOfRows<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { by, isDescending, after, before }: RowsRequest<Row>,
): MoneyPage<Row> {
  const asked = { after, before, limit: MONEY_ROWS_A_PAGE };
  const window = windowOf(asked, (key) => /^-?\d{1,16}$/.test(key));
  const { mark, isBackward, limit } = window;
  const isDown = readsDown(isDescending, isBackward);
  const sign = isDown ? -1 : 1;
  const beyond = mark
    ? rows.filter((row) => sign * (by(row) - Number(mark.key) || row.id - mark.id) > 0)
    : rows;
  const read = sortRows(beyond, { by, isDescending: isDown }).slice(0, limit);
  const keyed = read.map((row) => ({ row, key: String(by(row)) }));
  return { ...pageOf(keyed, window), total: Math.min(rows.length, MOST_COUNTED_ROWS + 1) };
}
