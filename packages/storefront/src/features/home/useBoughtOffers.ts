import { listBoughtOffers } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the products on offer that the signed-in user has bought before. */
export function useBoughtOffers() {
  return useRead(listBoughtOffers, {}, { isBackground: true });
}
