import { getOrder, listOrders } from '@formulary/rules/calls/orderCalls';
import { lastOrderOf } from '@formulary/rules/checkout/reviewOf';
import { useRead } from '../../lib/http/useRead.ts';

/** Enough to find an order among cancelled ones. */
const NEWEST = { body: { page: { limit: 5, skip: 0 } } };

/**
 * Reads the order that a new checkout is filled in from, in the background: without one, or after a failure, the
 * checkout goes step by step.
 */
export function useLastOrder(isWanted: boolean) {
  const orders = useRead(listOrders, isWanted ? NEWEST : null);
  const last = orders.data && lastOrderOf(orders.data);
  // The list leaves out the billing address.
  const detail = useRead(getOrder, isWanted && last ? { params: { id: last.id } } : null);
  const isAnswered = (read: typeof orders | typeof detail) =>
    read.data !== undefined || read.error !== undefined;
  return {
    order: detail.data,
    isPending: isWanted && !(isAnswered(orders) && (last === undefined || isAnswered(detail))),
  };
}
