import { listingParams } from './listingParams.ts';
import type { ProductListing } from './ProductListing.ts';
import { withoutFilters } from './withoutFilters.ts';

/** Returns whether any filter is active in a list. */
export function isNarrowed(listing: ProductListing): boolean {
  return (
    JSON.stringify(listingParams(listing)) !==
    JSON.stringify(listingParams(withoutFilters(listing)))
  );
}
