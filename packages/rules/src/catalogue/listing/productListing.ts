import { type ChosenFilters, filterList } from './filters.ts';
import { type ProductSort, productSort } from './productSort.ts';

/** A list of products as its address describes it: subject, order, filters and view. */
export interface ProductListing extends ChosenFilters {
  readonly categoryId?: number | undefined;
  readonly search?: string | undefined;
  /** By default products in stock come first. */
  readonly sort?: ProductSort | undefined;
  /** Table rows instead of cards. */
  readonly view?: 'table' | undefined;
}

/** Returns the query parameters of a list's address, always with the same names and order, for `withQuery`. */
export function listingParams(
  listing: ProductListing,
): Readonly<Record<string, string | number | undefined>> {
  const { categoryId, search, sort, view } = listing;
  const chosen = filterList.map(([key, { parameter, choices }]) => {
    const value = listing[key];
    const written = Object.values(choices ?? {}).find(([choice]) => choice === value)?.[1];
    return [parameter, Array.isArray(value) ? value.join(' ') : written];
  });
  return {
    categoryId,
    search,
    sort: sort && productSort.write(sort),
    ...Object.fromEntries(chosen),
    view,
  };
}
