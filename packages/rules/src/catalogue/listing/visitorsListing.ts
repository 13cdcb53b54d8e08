import type { ProductListing } from './ProductListing.ts';

/**
 * Returns the list as a visitor may request it: an address that a buyer shared reveals no prices or offers (reading
 * R17).
 */
export function visitorsListing(listing: ProductListing): ProductListing {
  const isPriced = listing.sort === 'cheapest' || listing.sort === 'dearest';
  return {
    ...listing,
    isOnOffer: undefined,
    isBoughtBefore: undefined,
    sort: isPriced ? undefined : listing.sort,
  };
}
