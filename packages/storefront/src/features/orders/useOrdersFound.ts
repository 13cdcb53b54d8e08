import { listOrders } from '@formulary/rules/calls/orderCalls';
import { orderNumberIn } from '@formulary/rules/orders/orderNumberIn';
import { useRead } from '../../lib/http/useRead.ts';

/** Orders that a search shows. */
const MOST_ORDERS_FOUND = 4;

/** Reads the own orders whose number contains the search; nothing for a search that is no part of a number. */
export function useOrdersFound(term: string | undefined) {
  const number = term === undefined ? undefined : orderNumberIn(term);
  const isAsked = number !== undefined;
  const page = { limit: MOST_ORDERS_FOUND, skip: 0 };
  const read = useRead(listOrders, isAsked ? { body: { query: { number }, page } } : null, {
    keepPrevious: true,
  });
  // Without a number, SWR keeps the orders of the last one.
  return { ...read, data: isAsked ? read.data : undefined, isAsked };
}
