import type { ProductListing } from './ProductListing.ts';

/** A list as far as a visitor may ask for it: an address that a buyer shared says nothing of prices or offers to anybody else (reading R17). */
export function visitorsListing(listing: ProductListing): ProductListing {
  const isPriced = listing.sort === 'cheapest' || listing.sort === 'dearest';
  return {
    ...listing,
    isOnOffer: undefined,
    isBoughtBefore: undefined,
    sort: isPriced ? undefined : listing.sort,
  };
}
