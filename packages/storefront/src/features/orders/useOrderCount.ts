import { countOrders } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** How many orders the user has placed (spec 7.29). */
export function useOrderCount() {
  return useRead(countOrders, { body: {} }, { keepPrevious: true });
}
