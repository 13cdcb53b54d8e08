import { listingParams } from './listingParams.ts';
import type { ProductListing } from './ProductListing.ts';
import { withoutFilters } from './withoutFilters.ts';

/** Whether any filter leaves products of a list out. */
export function isNarrowed(listing: ProductListing): boolean {
  return (
    JSON.stringify(listingParams(listing)) !==
    JSON.stringify(listingParams(withoutFilters(listing)))
  );
}
