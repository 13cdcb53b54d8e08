import type { ProductListing } from './ProductListing.ts';

/** Returns the list without its filters; category, search, order and view stay. */
export function withoutFilters({ categoryId, search, sort, view }: ProductListing): ProductListing {
  return { categoryId, search, sort, view };
}
