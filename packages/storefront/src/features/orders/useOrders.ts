import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { listOrders } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads one page of the user's orders, newest first (spec 7.30). */
export function useOrders(page: number) {
  const input = { body: { query: {}, page: pageWindow(page, PAGE_SIZES.orders) } };
  return useRead(listOrders, input, { keepPrevious: true });
}
