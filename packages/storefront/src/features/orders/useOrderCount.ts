import { countOrders } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the number of the user's orders (spec 7.29). */
export function useOrderCount() {
  return useRead(countOrders, { body: {} }, { keepPrevious: true });
}
