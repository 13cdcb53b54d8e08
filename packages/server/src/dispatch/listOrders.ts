import {
  ORDERS_A_PAGE,
  type OrderPage,
  type OrderPageRequest,
} from '@formulary/rules/orders/orderList';
import type { Db } from '../platform/database/Db.ts';
import { readMark, writeMark } from '../customers/pageMark.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  countListedOrders,
  isOrderKey,
  type ListedRow,
  readListedOrders,
} from './orderList.queries.ts';

/**
 * Returns a page of orders: by default the newest first, 50 of them. Refuses with 'invalid-request' a mark that no page
 * began or ended with, and two of them.
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
  if (after !== undefined && before !== undefined) throw new Refused('invalid-request');
  const isBackward = before !== undefined;
  const mark = readMark(after ?? before, isOrderKey);
  // One more than asked for tells whether there is another page.
  const window = { sort, isDescending, mark, isBackward, limit: limit + 1 };
  const [read, total] = await Promise.all([
    readListedOrders(db, filter, window),
    countListedOrders(db, filter),
  ]);
  const shown = isBackward ? read.slice(0, limit).toReversed() : read.slice(0, limit);
  const hasMore = read.length > limit;
  const [first, last] = [shown[0], shown.at(-1)];
  const hasNext = isBackward || hasMore;
  const hasPrevious = isBackward ? hasMore : mark !== undefined;
  return {
    orders: shown.map(({ order }) => order),
    ...(hasNext && last ? { next: markOf(last) } : {}),
    ...(hasPrevious && first ? { previous: markOf(first) } : {}),
    total,
  };
}

const markOf = ({ key, order }: ListedRow): string => writeMark({ key, id: order.id });
