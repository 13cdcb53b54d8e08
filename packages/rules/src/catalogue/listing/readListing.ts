import { readPositive } from '../../paging/pages.ts';
import { searchIn } from '../searchTerm.ts';
import { type ChosenFilters, MOST_CHOSEN, filterList } from './filters.ts';
import type { ProductListing } from './productListing.ts';
import { productSort, visitorsSort } from './productSort.ts';

/** Reads the query of an address. */
interface AddressQuery {
  readonly get: (name: string) => string | null;
}

/**
 * Returns the list that an address describes. Ignores invalid filter values and sorts the others, so that different
 * spellings of a list are equal.
 */
export function readListing(query: AddressQuery): ProductListing {
  const sort = query.get('sort') ?? '';
  const chosen = filterList.map(([key, { parameter, choices, values }]) => {
    const written = query.get(parameter) ?? '';
    const value = choices
      ? Object.values(choices).find((choice) => choice[1] === written)?.[0]
      : someOf(written.split(' '), values);
    return [key, value];
  });
  return {
    categoryId: readPositive(query.get('categoryId')),
    search: searchIn(query.get('search')),
    sort: productSort.struct.is(sort) ? productSort.read(sort) : undefined,
    ...(Object.fromEntries(chosen) as ChosenFilters),
    view: query.get('view') === 'table' ? 'table' : undefined,
  };
}

/** Returns the written values that exist, in order; without a list of `values`, the written ids. */
function someOf(written: readonly string[], values?: readonly string[]) {
  const ids = new Set(written.flatMap((id) => readPositive(id) ?? []));
  const found = values
    ? values.filter((value) => written.includes(value))
    : [...ids].toSorted((a, b) => a - b).slice(0, MOST_CHOSEN);
  return found.length > 0 ? found : undefined;
}

/**
 * Returns the list as a visitor may request it: an address that a buyer shared reveals no prices or offers (reading
 * R17).
 */
export function visitorsListing(listing: ProductListing): ProductListing {
  const hidden = filterList.flatMap(([key, { isForBuyers }]) => (isForBuyers ? [key] : []));
  return {
    ...listing,
    ...Object.fromEntries(hidden.map((key) => [key, undefined])),
    sort: visitorsSort(listing.sort),
  };
}

/** Returns the list without its filters; category, search, order and view stay. */
export function withoutFilters({ categoryId, search, sort, view }: ProductListing): ProductListing {
  return { categoryId, search, sort, view };
}

/** Returns whether any filter is active in a list. */
export function isNarrowed(listing: ProductListing): boolean {
  return filterList.some(([key]) => listing[key] !== undefined);
}
