import { getOrder } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** One order with its lines (spec 7.31); nothing when there is no id. */
export function useOrder(id: number | undefined) {
  return useRead(getOrder, id === undefined ? null : { params: { id } });
}
