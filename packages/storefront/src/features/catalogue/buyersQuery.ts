import type { ProductListing } from '@formulary/rules/catalogue/listing/ProductListing';
import { productQuery } from './productQuery.ts';

/** Returns the query of a listing with the filters for buyers. */
export function buyersQuery(listing: ProductListing) {
  const { isOnOffer, isBoughtBefore } = listing;
  return {
    ...productQuery(listing),
    ...(isOnOffer ? { isOnOffer } : {}),
    ...(isBoughtBefore ? { isBoughtBefore } : {}),
  };
}
