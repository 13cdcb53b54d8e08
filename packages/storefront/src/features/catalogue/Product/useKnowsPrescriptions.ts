import { listOrders } from '@formulary/rules/calls/orderCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { useRead } from '../../../lib/http/useRead.ts';
import { useKnownSteps, useLearnSteps } from '../../../lib/session/knownSteps.ts';

const input = { body: { query: {}, page: pageWindow(1, PAGE_SIZES.orders) } };

/**
 * Returns whether the buyer is known to have ordered on prescription, without waiting for an answer. Otherwise reads
 * the latest orders for the next product; reads nothing for a product that needs no prescription.
 */
export function useKnowsPrescriptions({ type }: Product): boolean {
  const isKnown = useKnownSteps();
  const read = useRead(listOrders, isKnown || type === 'nonPrescription' ? null : input);
  useLearnSteps(read.data);
  return isKnown;
}
