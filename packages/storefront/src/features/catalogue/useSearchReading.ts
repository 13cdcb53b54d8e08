import { readSearch } from '@formulary/rules/calls/catalogueCalls';
import { useRead } from '../../lib/http/useRead.ts';
import type { ProductListing } from '@formulary/rules/catalogue/listing/ProductListing';
import { productQuery } from './productQuery.ts';

/** The catalogue's own words in which a search was answered, when they are not those that were typed. */
export function useSearchReading({ categoryId, search }: ProductListing): string | undefined {
  const input =
    search === undefined ? null : { body: { query: productQuery({ categoryId, search }) } };
  // The list does the waiting, and stands without it; while the next one is on its way, both are those of before.
  const { data } = useRead(readSearch, input, { isBackground: true, keepPrevious: true });
  return input === null ? undefined : data?.readAs;
}
