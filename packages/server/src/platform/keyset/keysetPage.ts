import { Refused } from '../problems/Refused.ts';
import { type PageMark, readMark, writeMark } from './pageMark.ts';

/** Which page of a sorted list is asked for: the first, the one after a mark, or the one before it. */
interface AskedPage {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The rows to read of a sorted list: those beyond a mark. Backward, they are read from the mark to the beginning. */
export interface PageWindow {
  readonly mark: PageMark | undefined;
  readonly isBackward: boolean;
  readonly limit: number;
}

/** A row of a list, and its sorted value as text. */
export interface KeyedRow<Row extends { readonly id: number }> {
  readonly row: Row;
  readonly key: string;
}

/** Rows of a page in the order of the list, and the marks at its ends: `previous` is missing on the first, `next` on the last. */
interface KeysetPage<Row> {
  readonly rows: readonly Row[];
  readonly next?: string;
  readonly previous?: string;
}

/**
 * Returns the rows to read for a page: one more than it shows, which tells whether there is another page. Refuses with
 * 'invalid-request' two marks, and a mark that the sort does not accept.
 */
export function windowOf(
  { after, before, limit }: AskedPage,
  isKey: (key: string) => boolean,
): PageWindow {
  if (after !== undefined && before !== undefined) throw new Refused('invalid-request');
  const mark = readMark(after ?? before, isKey);
  return { mark, isBackward: before !== undefined, limit: limit + 1 };
}

/** Returns the page of a window, from its rows in the order in which they were read. */
export function pageOf<Row extends { readonly id: number }>(
  read: readonly KeyedRow<Row>[],
  { mark, isBackward, limit }: PageWindow,
): KeysetPage<Row> {
  const shown = read.slice(0, limit - 1);
  const inOrder = isBackward ? shown.toReversed() : shown;
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const hasMore = read.length === limit;
  const hasNext = isBackward || hasMore;
  const hasPrevious = isBackward ? hasMore : mark !== undefined;
  return {
    rows: inOrder.map(({ row }) => row),
    ...(hasNext && last ? { next: markOf(last) } : {}),
    ...(hasPrevious && first ? { previous: markOf(first) } : {}),
  };
}

const markOf = ({ row, key }: KeyedRow<{ readonly id: number }>): string =>
  writeMark({ key, id: row.id });
