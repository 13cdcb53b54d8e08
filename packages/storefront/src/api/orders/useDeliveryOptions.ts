import { listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../useRead.ts';

/** The ways of delivery and their fees (spec 7.27). */
export function useDeliveryOptions() {
  return useRead(listDeliveryOptions, {});
}
