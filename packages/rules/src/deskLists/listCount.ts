import { formatCount } from '../text/formatCount.ts';

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

/**
 * Says which rows a page shows, of a list of what: '1–50 of 312 orders', '1–50 of more than 10,000 orders', '51–100
 * orders' without a total, '50 of 312 orders' where the number of the first row is unknown, '1 order' if it is the only
 * one, '0 orders' for an empty list. `what` is a plural that ends in s.
 */
export function listCount(page: ListPage, what: string): string {
  const { rows, from = 1, total, isTotalAtLeast = false } = page;
  if (rows === 0) return `0 ${what}`;
  if (rows === 1 && from === 1 && (total ?? 1) === 1) return `1 ${what.replace(/s$/, '')}`;
  const [first, last] = [formatCount(from), formatCount(from + rows - 1)];
  const shown = page.from === undefined ? formatCount(rows) : `${first}–${last}`;
  // Without a total a single row keeps both ends, because '51 orders' would be their number.
  if (total === undefined) return `${shown} ${what}`;
  return `${rows === 1 ? last : shown} of ${isTotalAtLeast ? 'more than ' : ''}${formatCount(total)} ${what}`;
}
