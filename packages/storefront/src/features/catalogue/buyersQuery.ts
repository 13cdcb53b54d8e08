import type { ProductListing } from '@formulary/rules/catalogue/listing/ProductListing';
import { productQuery } from './productQuery.ts';

/** What a list of products is narrowed to, as a buyer may ask. */
export function buyersQuery(listing: ProductListing) {
  const { isOnOffer, isBoughtBefore } = listing;
  return {
    ...productQuery(listing),
    ...(isOnOffer ? { isOnOffer } : {}),
    ...(isBoughtBefore ? { isBoughtBefore } : {}),
  };
}
