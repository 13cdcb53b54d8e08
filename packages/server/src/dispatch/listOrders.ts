import {
  ORDERS_A_PAGE,
  type OrderPage,
  type OrderPageRequest,
} from '@formulary/rules/orders/orderList';
import type { Db } from '../platform/database/Db.ts';
import { readMark, writeMark } from '../customers/pageMark.ts';
import { countListedOrders, isOrderKey, readListedOrders } from './orderList.queries.ts';

/**
 * Returns a page of orders: by default the newest first, 50 of them. Refuses with 'invalid-request' a mark that no page
 * ended with.
 */
export async function listOrders(
  db: Db,
  {
    filter,
    sort = 'placedAt',
    isDescending = true,
    after,
    limit = ORDERS_A_PAGE,
  }: OrderPageRequest,
): Promise<OrderPage> {
  const mark = readMark(after, isOrderKey);
  // One more than asked for tells whether there is another page.
  const window = { sort, isDescending, after: mark, limit: limit + 1 };
  const [rows, total] = await Promise.all([
    readListedOrders(db, filter, window),
    countListedOrders(db, filter),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    orders: shown.map(({ order }) => order),
    ...(rows.length > limit && last
      ? { next: writeMark({ key: last.key, id: last.order.id }) }
      : {}),
    total,
  };
}
