import { PAGE_SIZES } from '@formulary/rules/paging/pageWindow';
import { pageCount } from '@formulary/rules/paging/pages';
import { useOrderCount } from '../useOrderCount.ts';
import { useOrders } from '../useOrders.ts';
import { usePage } from '../../../lib/screen/usePage.ts';

/** Reads the page of orders that the address asks for (spec 2.16). */
export function useOrdersPage() {
  const count = useOrderCount();
  const pages = count.data === undefined ? undefined : pageCount(count.data, PAGE_SIZES.orders);
  const page = usePage(pages);
  const orders = useOrders(page);
  const isPastEnd = orders.data?.length === 0 && (orders.isLoading || count.isLoading);
  return {
    page,
    pages: pages ?? 1,
    count: count.data,
    orders: isPastEnd ? undefined : orders.data,
    isFailed: Boolean(orders.error ?? count.error) && !orders.isLoading,
    isLoading: orders.isLoading,
    retry: () => void Promise.all([orders.mutate(), count.mutate()]),
  };
}
