import { PAGE_SIZES } from '@formulary/rules/paging/pageSizes';
import { pageCount } from '@formulary/rules/paging/pageCount';
import { searchIn } from '@formulary/rules/catalogue/searchIn';
import { useSearchParams } from 'react-router';
import { useProductCount } from '../useProductCount.ts';
import { useProducts } from '../useProducts.ts';
import { useSearchReading } from '../useSearchReading.ts';
import { readPositive } from '@formulary/rules/paging/readPositive';
import { usePage } from '../../../lib/screen/usePage.ts';

/** The page of products that the address asks for: category, search and page live in the URL (spec 2.10). */
export function useProductsPage() {
  const [query] = useSearchParams();
  const categoryId = readPositive(query.get('categoryId'));
  const search = searchIn(query.get('search'));
  const count = useProductCount({ categoryId, search });
  const readAs = useSearchReading({ categoryId, search });
  const pages = count.data === undefined ? undefined : pageCount(count.data, PAGE_SIZES.products);
  // The number of another list, shown until this one's is there, says nothing about its end.
  const page = usePage(count.isLoading ? undefined : pages);
  const { answer: products, isOwn } = useProducts({ categoryId, search, page });
  const isPastEnd = products.data?.length === 0 && (products.isLoading || count.isLoading);
  const isFailed = Boolean(products.error ?? count.error) && !products.isLoading;

  return {
    categoryId,
    search,
    readAs,
    page,
    pages: pages ?? 1,
    count: count.data,
    // A list that could not be refreshed still stands; another page's list does not stand in for this one.
    products: (isFailed && !isOwn) || isPastEnd ? undefined : products.data,
    isFailed,
    isLoading: products.isLoading,
    retry: () => void Promise.all([products.mutate(), count.mutate()]),
  };
}
