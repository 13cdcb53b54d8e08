import { boughtFirst } from '@formulary/rules/catalogue/boughtFirst';
import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';
import { categoriesFound } from '@formulary/rules/catalogue/categoriesFound';
import { listProducts, listPublicProducts } from '@formulary/rules/calls/catalogueCalls';
import { useRead } from '../../lib/http/useRead.ts';
import { useCan } from '../../lib/session/can.ts';
import { buyersQuery, productQuery } from './productQuery.ts';
import { useCategories } from './useCategories.ts';
import { useCorrectedSearch } from './useCorrectedSearch.ts';

const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 4;

const page = { limit: MOST_PRODUCTS, skip: 0 };
const options = { keepPrevious: true };

/**
 * Reads suggestions for a search: the first products, for a buyer with prices and those bought before first, and
 * matching categories. Earlier suggestions stay until the new ones load. `term` undefined reads nothing.
 */
export function useSearchSuggestions(term: string | undefined) {
  const canSeePrices = useCan('seePrices');
  const listing = { search: term };
  const input = term === undefined ? null : { body: { query: productQuery(listing), page } };
  const priced = useRead(listProducts, canSeePrices ? input : null, options);
  const open = useRead(listPublicProducts, canSeePrices ? null : input, options);
  const { data, error, isLoading, mutate } = canSeePrices ? priced : open;
  const boughtQuery = buyersQuery({ ...listing, isBoughtBefore: true });
  const bought = useRead(
    listProducts,
    input && canSeePrices ? { body: { query: boughtQuery, page } } : null,
    options,
  );
  const { data: categories = [] } = useCategories();
  const { readAs, isLoading: isReading } = useCorrectedSearch(listing);
  const search = readAs ?? term ?? '';
  // Without an answer on purchases, the products show in the order of the search.
  const isBoughtLoading = bought.isLoading && bought.data === undefined;
  const found =
    data &&
    !isBoughtLoading &&
    boughtFirst<Product | PublicProduct>({
      search,
      bought: bought.data ?? [],
      all: data,
      most: MOST_PRODUCTS,
    });
  const boughtIds = new Set(bought.data?.map(({ id }) => id));
  return {
    products: found ? found.map(({ product }) => product) : undefined,
    isBoughtBefore: ({ id }: { readonly id: number }) => boughtIds.has(id),
    readAs,
    categories: categoriesFound(categories, search, MOST_CATEGORIES),
    isLoading: isLoading || bought.isLoading || isReading,
    isFailed: error !== undefined && !isLoading,
    retry: () => void mutate(),
  };
}
