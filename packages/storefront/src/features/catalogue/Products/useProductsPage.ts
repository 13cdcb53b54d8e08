import { PAGE_SIZES } from '@formulary/rules/paging/pageWindow';
import { pageCount } from '@formulary/rules/paging/pages';
import { useProductFacets } from '../useProductFacets.ts';
import { useProducts } from '../useProducts.ts';
import { useSearchReading } from '../useSearchReading.ts';
import { usePage } from '../../../lib/screen/usePage.ts';
import { useListing } from './useListing.ts';

/** Reads the page of products in the address: category, search, filters, order and page (spec 2.10). */
export function useProductsPage() {
  const listing = useListing();
  const facets = useProductFacets(listing);
  const readAs = useSearchReading(listing);
  const count = facets.data?.count;
  const pages = count === undefined ? undefined : pageCount(count, PAGE_SIZES.products);
  // While the count of this list loads, the previous list's count does not limit the page.
  const page = usePage(facets.isLoading ? undefined : pages);
  const { answer: products, isOwn } = useProducts({ ...listing, page });
  const isPastEnd = products.data?.length === 0 && (products.isLoading || facets.isLoading);
  const isFailed = Boolean(products.error ?? facets.error) && !products.isLoading;

  return {
    listing,
    readAs,
    page,
    pages: pages ?? 1,
    count,
    facets: facets.data ?? {},
    // A failed refresh keeps its list; another page's list is not shown in its place.
    products: (isFailed && !isOwn) || isPastEnd ? undefined : products.data,
    isFailed,
    isLoading: products.isLoading,
    retry: () => void Promise.all([products.mutate(), facets.mutate()]),
  };
}
