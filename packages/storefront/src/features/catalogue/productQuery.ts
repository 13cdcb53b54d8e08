import {
  type ChosenFilters,
  type FilterWords,
  filterList,
} from '@formulary/rules/catalogue/listing/filters';
import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';

/** Returns the query of a listing with the public filters; omits unset ones. */
export function productQuery(listing: ProductListing) {
  const { categoryId, search } = listing;
  return {
    ...(categoryId ? { categoryId } : {}),
    ...(search ? { searchTerm: search } : {}),
    ...chosenIn(listing, undefined),
  };
}

/** Returns the query of a listing with the filters for buyers. */
export function buyersQuery(listing: ProductListing) {
  return { ...productQuery(listing), ...chosenIn(listing, true) };
}

function chosenIn(listing: ChosenFilters, isForBuyers: true | undefined): FilterWords {
  const chosen = filterList.filter(
    ([key, filter]) => filter.isForBuyers === isForBuyers && listing[key] !== undefined,
  );
  return Object.fromEntries(chosen.map(([key]) => [key, listing[key]]));
}
