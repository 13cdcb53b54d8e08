import { listOrders } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

const input = { body: { query: {}, page: { limit: 3, skip: 0 } } };

/** Reads the signed-in user's last three orders, newest first. */
export function useLastOrders() {
  return useRead(listOrders, input, { isBackground: true });
}
