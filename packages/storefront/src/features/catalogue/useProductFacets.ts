import { getProductFacets, getPublicProductFacets } from '@formulary/rules/calls/catalogueCalls';
import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';
import { useRead } from '../../lib/http/useRead.ts';
import { useCan } from '../../lib/session/can.ts';
import { buyersQuery, productQuery } from './productQuery.ts';

/**
 * Reads the count of a list and of each filter value (spec 7.16). While they load, `data` is of the previous list, at
 * first of the served visitor's list.
 */
export function useProductFacets(listing: ProductListing) {
  const canSeePrices = useCan('seePrices');
  const own = useRead(
    getProductFacets,
    canSeePrices ? { body: { query: buyersQuery(listing) } } : null,
    { keepPrevious: true },
  );
  const open = useRead(
    getPublicProductFacets,
    canSeePrices ? null : { body: { query: productQuery(listing) } },
    { keepPrevious: true },
  );
  return canSeePrices ? { ...own, data: own.data ?? open.data } : open;
}
