import { PAGE_SIZES } from '@formulary/rules/paging/pageSizes';
import { pageCount } from '@formulary/rules/paging/pageCount';
import { useSearchParams } from 'react-router';
import { useOrderCount } from '../../api/orders/useOrderCount.ts';
import { useOrders } from '../../api/orders/useOrders.ts';
import { readPositive } from '../../app/readPositive.ts';

/** The page of orders that the address asks for (spec 2.16). */
export function useOrdersPage() {
  const [query] = useSearchParams();
  const page = readPositive(query.get('page')) ?? 1;
  const orders = useOrders(page);
  const count = useOrderCount();
  return {
    page,
    pages: count.data === undefined ? 1 : pageCount(count.data, PAGE_SIZES.orders),
    count: count.data,
    orders: orders.data,
    isFailed: Boolean(orders.error ?? count.error) && !orders.isLoading,
    isLoading: orders.isLoading,
    retry: () => void Promise.all([orders.mutate(), count.mutate()]),
  };
}
