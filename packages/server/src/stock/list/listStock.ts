import {
  STOCK_A_PAGE,
  type StockPage,
  type StockPageRequest,
} from '@formulary/rules/stock/stockList';
import type { Db } from '../../platform/database/Db.ts';
import { pageOf, windowOf } from '../../platform/keyset/keysetPage.ts';
import { countStock, readStock, stockSorting } from './stockList.queries.ts';

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
  const window = windowOf({ after, before, limit }, stockSorting[sort].isKey);
  const [read, total] = await Promise.all([
    readStock(db, filter, { ...window, sort, isDescending }),
    countStock(db, filter),
  ]);
  const { rows: products, ...marks } = pageOf(read, window);
  return { products, ...marks, total };
}
