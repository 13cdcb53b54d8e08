import {
  type DeskProductPage,
  type DeskProductPageRequest,
  PRODUCTS_A_PAGE,
} from '@formulary/rules/catalogue/deskProductList';
import type { Db } from '../../platform/database/Db.ts';
import { pageOf, windowOf } from '../../platform/keyset/keysetPage.ts';
import { countProducts, productSorting, readProductPage } from './productList.queries.ts';

/**
 * Returns a page of products: by default by name, 50 of them. Refuses with 'invalid-request' a mark that no page of this
 * sort has, and two marks.
 */
export async function listProducts(
  db: Db,
  {
    filter,
    sort = 'name',
    isDescending = false,
    after,
    before,
    limit = PRODUCTS_A_PAGE,
  }: DeskProductPageRequest,
): Promise<DeskProductPage> {
  const window = windowOf({ after, before, limit }, productSorting[sort].isKey);
  const [read, total] = await Promise.all([
    readProductPage(db, filter, { ...window, sort, isDescending }),
    countProducts(db, filter),
  ]);
  const { rows: products, ...marks } = pageOf(read, window);
  return { products, ...marks, total };
}
