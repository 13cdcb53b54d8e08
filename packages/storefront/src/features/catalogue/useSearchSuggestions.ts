import { categoriesFound } from '@formulary/rules/catalogue/categoriesFound';
import { listProducts, listPublicProducts } from '@formulary/rules/calls/catalogueCalls';
import { useRead } from '../../lib/http/useRead.ts';
import { useCan } from '../../lib/session/can.ts';
import { productQuery } from './productQuery.ts';
import { useCategories } from './useCategories.ts';
import { useCorrectedSearch } from './useCorrectedSearch.ts';

const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 4;

/**
 * Reads suggestions for a search: the first products, with prices when signed in, and matching categories. Earlier
 * suggestions stay until the new ones load. `term` undefined reads nothing.
 */
export function useSearchSuggestions(term: string | undefined) {
  const canSeePrices = useCan('seePrices');
  const body = {
    query: productQuery({ search: term }),
    page: { limit: MOST_PRODUCTS, skip: 0 },
  };
  const input = term === undefined ? null : { body };
  const options = { keepPrevious: true };
  const priced = useRead(listProducts, canSeePrices ? input : null, options);
  const open = useRead(listPublicProducts, canSeePrices ? null : input, options);
  const { data: products, error, isLoading, mutate } = canSeePrices ? priced : open;
  const readAs = useCorrectedSearch({ search: term });
  const { data: categories = [] } = useCategories();
  return {
    products,
    readAs,
    categories: categoriesFound(categories, readAs ?? term ?? '', MOST_CATEGORIES),
    isLoading,
    isFailed: error !== undefined && !isLoading,
    retry: () => void mutate(),
  };
}
