import { listBoughtOffers } from '@formulary/rules/calls/orderCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** What the signed-in user has bought before and is on offer now. */
export function useBoughtOffers() {
  return useRead(listBoughtOffers, {}, { isBackground: true });
}
