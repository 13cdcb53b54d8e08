import { listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the delivery options and their fees (spec 7.27). */
export function useDeliveryOptions() {
  return useRead(listDeliveryOptions, {});
}
