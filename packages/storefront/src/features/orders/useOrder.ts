import { getOrder } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads one order with its lines (spec 7.31); nothing without an id. */
export function useOrder(id: number | undefined) {
  return useRead(getOrder, id === undefined ? null : { params: { id } });
}
