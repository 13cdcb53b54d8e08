/** What is known about a page of a list. */
export interface ListPage {
  /** Rows on this page. */
  readonly rows: number;
  /** Number of its first row, from 1; undefined where only the cursor knows. */
  readonly from?: number | undefined;
  /** Rows of the whole list, or as many as were counted; undefined where none were. */
  readonly total?: number | undefined;
  /** There are more rows than were counted. */
  readonly isTotalAtLeast?: boolean;
}

const number = new Intl.NumberFormat('en-GB');

const span = (first: number, last: number) =>
  first === last ? number.format(first) : `${number.format(first)}–${number.format(last)}`;

/**
 * Says which rows a page shows: '1–50 of 312', '1–50 of more than 10,000', '51–100' without a total, '50 of 312' where
 * the number of the first row is unknown, '0' for an empty list.
 */
export function listCount({ rows, from, total, isTotalAtLeast = false }: ListPage): string {
  if (rows === 0) return '0';
  const shown = from === undefined ? number.format(rows) : span(from, from + rows - 1);
  if (total === undefined) return shown;
  return `${shown} of ${isTotalAtLeast ? 'more than ' : ''}${number.format(total)}`;
}
