import { listBoughtLately } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the products that the signed-in user bought lately, the latest first. */
export function useBoughtLately() {
  return useRead(listBoughtLately, {});
}
