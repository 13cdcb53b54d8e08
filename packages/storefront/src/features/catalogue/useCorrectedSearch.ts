import { readSearch } from '@formulary/rules/calls/catalogueCalls';
import { useRead } from '../../lib/http/useRead.ts';
import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';
import { productQuery } from './productQuery.ts';

/**
 * Reads the catalogue's words for which a search was answered, if they differ from the typed ones. While `isLoading`,
 * they are those of the previous search.
 */
export function useCorrectedSearch({ categoryId, search }: ProductListing) {
  const input =
    search === undefined ? null : { body: { query: productQuery({ categoryId, search }) } };
  // No loader, because the list shows it; while the next search loads, both keep the previous answer.
  const { data, isLoading } = useRead(readSearch, input, { keepPrevious: true });
  return { readAs: input === null ? undefined : data?.readAs, isLoading };
}
