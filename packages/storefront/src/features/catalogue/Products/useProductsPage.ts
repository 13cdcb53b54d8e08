import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';
import { readListing, visitorsListing } from '@formulary/rules/catalogue/listing/readListing';
import { PAGE_SIZES } from '@formulary/rules/paging/pageWindow';
import { pageCount } from '@formulary/rules/paging/pages';
import { useLocation } from 'react-router';
import { addressAsked } from '@formulary/client/screen/shownRouter';
import { changeListing } from '@formulary/rules/catalogue/listing/changeListing';
import { useCan } from '../../../lib/session/can.ts';
import { useProducts } from '../useProducts.ts';
import { useCorrectedSearch } from '../useCorrectedSearch.ts';
import { usePage } from '../../../lib/screen/usePage.ts';
import { getProductFacets, getPublicProductFacets } from '@formulary/rules/calls/catalogueCalls';
import { useRead } from '../../../lib/http/useRead.ts';
import { buyersQuery, productQuery } from '../productQuery.ts';

/** Returns the listing in the address, limited to what the user may filter by, and what makes a change of it a listing. */
function useListing() {
  const location = useLocation();
  const canSeePrices = useCan('seePrices');
  const read = (search: string) => {
    const requested = readListing(new URLSearchParams(search));
    return canSeePrices ? requested : visitorsListing(requested);
  };
  const listing = read(location.search);
  const changed = (next: ProductListing): ProductListing => {
    const asked = addressAsked(location);
    const isSameList = asked.pathname === location.pathname;
    return isSameList ? changeListing(read(asked.search), next, listing) : next;
  };
  return { listing, changed };
}

/** Reads the page of products in the address: category, search, filters, order and page (spec 2.10). */
export function useProductsPage() {
  const { listing, changed } = useListing();
  const facets = useProductFacets(listing);
  const { readAs } = useCorrectedSearch(listing);
  const count = facets.data?.count;
  const pages = count === undefined ? undefined : pageCount(count, PAGE_SIZES.products);
  // While the count of this list loads, the previous list's count does not limit the page.
  const page = usePage(facets.isLoading ? undefined : pages);
  const { answer: products, isOwn } = useProducts({ ...listing, page });
  const isPastEnd = products.data?.length === 0 && (products.isLoading || facets.isLoading);
  const isFailed = Boolean(products.error ?? facets.error) && !products.isLoading;

  return {
    listing,
    changed,
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

/**
 * Reads the count of a list and of each filter value (spec 7.16). While they load, `data` is of the previous list, at
 * first of the served visitor's list.
 */
function useProductFacets(listing: ProductListing) {
  const canSeePrices = useCan('seePrices');
  const buyers = useRead(
    getProductFacets,
    canSeePrices ? { body: { query: buyersQuery(listing) } } : null,
    { keepPrevious: true },
  );
  const open = useRead(
    getPublicProductFacets,
    canSeePrices ? null : { body: { query: productQuery(listing) } },
    { keepPrevious: true },
  );
  return canSeePrices ? { ...buyers, data: buyers.data ?? open.data } : open;
}
