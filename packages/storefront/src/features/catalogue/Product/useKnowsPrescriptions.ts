import { listOrders } from '@formulary/rules/calls/orderCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { useRead } from '../../../lib/http/useRead.ts';

const input = { body: { query: {}, page: pageWindow(1, PAGE_SIZES.orders) } };

/**
 * Returns whether one of the buyer's latest orders was on prescription; true until it is known. Reads nothing for a
 * product that needs no prescription.
 */
export function useKnowsPrescriptions({ type }: Product): boolean {
  const read = useRead(listOrders, type === 'nonPrescription' ? null : input);
  return read.data?.some(({ hasPrescription }) => hasPrescription) ?? !read.error;
}
