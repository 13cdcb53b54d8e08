import type { ProductListing } from './ProductListing.ts';

/** The same list with all of its products: category, search, order and view stay. */
export function withoutFilters({ categoryId, search, sort, view }: ProductListing): ProductListing {
  return { categoryId, search, sort, view };
}
