import {
  STOCK_A_PAGE,
  type StockPage,
  type StockPageRequest,
} from '@formulary/rules/stock/stockList';
import { readMark, writeMark } from '../../customers/pageMark.ts';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { countStock, type ListedRow, readStock, stockSorting } from './stockList.queries.ts';

/**
 * Returns a page of products: by default by name, 50 of them. Refuses with 'invalid-request' a mark that no page of this
 * sort has, and two marks.
 */
export async function listStock(
  db: Db,
  {
    filter,
    sort = 'name',
    isDescending = false,
    after,
    before,
    limit = STOCK_A_PAGE,
  }: StockPageRequest,
): Promise<StockPage> {
  if (after !== undefined && before !== undefined) throw new Refused('invalid-request');
  const isBackward = before !== undefined;
  const mark = readMark(after ?? before, stockSorting[sort].isKey);
  // One more than asked for tells whether there is another page.
  const window = { sort, isDescending, mark, isBackward, limit: limit + 1 };
  const [read, total] = await Promise.all([readStock(db, filter, window), countStock(db, filter)]);
  const shown = isBackward ? read.slice(0, limit).toReversed() : read.slice(0, limit);
  const hasMore = read.length > limit;
  const [first, last] = [shown[0], shown.at(-1)];
  const hasNext = isBackward || hasMore;
  const hasPrevious = isBackward ? hasMore : mark !== undefined;
  return {
    products: shown.map(({ product }) => product),
    ...(hasNext && last ? { next: markOf(last) } : {}),
    ...(hasPrevious && first ? { previous: markOf(first) } : {}),
    total,
  };
}

const markOf = ({ key, product }: ListedRow): string => writeMark({ key, id: product.id });
