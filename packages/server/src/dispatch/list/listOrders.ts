import {
  ORDERS_A_PAGE,
  type OrderPage,
  type OrderPageRequest,
} from '@formulary/rules/orders/orderList';
import type { Db } from '../../platform/database/Db.ts';
import { pageOf, windowOf } from '../../platform/keyset/keysetPage.ts';
import { countOrders } from './countOrders.queries.ts';
import { readListedOrders } from './orderList.queries.ts';
import { isOrderKey } from './orderPages.queries.ts';
import { selectOrders } from './selectOrders.queries.ts';

/**
 * Returns a page of orders: by default the newest first, 50 of them. Refuses with 'invalid-request' a mark that no page
 * began or ended with, and two of them; and with the refusal of `selectOrders`.
 */
export async function listOrders(
  db: Db,
  {
    filter,
    sort = 'placedAt',
    isDescending = true,
    after,
    before,
    limit = ORDERS_A_PAGE,
  }: OrderPageRequest,
): Promise<OrderPage> {
  const window = windowOf({ after, before, limit }, isOrderKey(sort));
  const selection = await selectOrders(db, filter, sort);
  const [read, total] = await Promise.all([
    readListedOrders(db, selection, { ...window, sort, isDescending }),
    countOrders(db, selection),
  ]);
  const { rows: orders, ...marks } = pageOf(read, window);
  return { orders, ...marks, total };
}
