import { countOrders, listOrders } from '@formulary/rules/calls/orderCalls';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { pageCount, pageLinks } from '@formulary/rules/paging/pages';
import { isCardDue } from '@formulary/rules/payments/cardPayment';
import { NoOrders } from '@formulary/ui/pieces/orders/NoOrders';
import { OrdersTable } from '@formulary/ui/pieces/orders/OrdersTable';
import { OrdersTableSkeleton } from '@formulary/ui/pieces/orders/OrdersTableSkeleton';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Pagination } from '@formulary/ui/primitives/navigation/Pagination';
import { useNavigate } from 'react-router';
import { useRead } from '../../../lib/http/useRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { RowDensity } from '../../../lib/screen/RowDensity.tsx';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useNow } from '@formulary/client/screen/useNow';
import { usePage } from '../../../lib/screen/usePage.ts';
import { BuyAgainDialog } from '../BuyAgainDialog.tsx';
import { useBuyAgain } from '../useBuyAgain.ts';

/**
 * Shows the user's orders, newest first, 12 a page (spec 2.16). A due card payment links to the card provider (reading
 * R14).
 */
export function Orders() {
  const { page, pages, count, orders, isFailed, isLoading, retry } = useOrdersPage();
  const again = useBuyAgain();
  const now = useNow();
  const navigate = useNavigate();
  const isEmpty = count === 0 && orders?.length === 0;
  return (
    <Screen
      isDense
      title={page > 1 ? `Orders, page ${page}` : 'Orders'}
      heading="Your orders"
      actions={<RowDensity />}
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'Orders', href: paths.orders() },
      ]}
    >
      {isFailed && <LoadFailed what="your orders" isRetrying={isLoading} onRetry={retry} />}
      {!orders && !isFailed && <OrdersTableSkeleton />}
      {isEmpty && <NoOrders categoriesHref={paths.categories()} />}
      {orders && orders.length > 0 && (
        <OrdersTable
          orders={orders}
          orderHref={paths.order}
          prescriptionsHref={(orderId) => paths.prescriptions({ orderId })}
          payment={{
            isDue: (order) => isCardDue(order, now),
            onPay: (id) => void navigate(paths.payment(id), { state: { pays: true } }),
          }}
          again={{ pendingId: again.pending?.orderId, onBuy: again.buy }}
          isBusy={isLoading}
        />
      )}
      {/* Not before the list, under whose skeleton it would move. */}
      {(orders || isFailed) && (
        <Pagination label="Pages of orders" pages={pageLinks(page, pages)} hrefFor={paths.orders} />
      )}
      <BuyAgainDialog again={again} />
    </Screen>
  );
}

/** Reads the page of orders that the address asks for, and their number (spec 7.29, 7.30). */
function useOrdersPage() {
  const count = useRead(countOrders, { body: {} }, { keepPrevious: true });
  const pages = count.data === undefined ? undefined : pageCount(count.data, PAGE_SIZES.orders);
  const page = usePage(pages);
  const input = { body: { query: {}, page: pageWindow(page, PAGE_SIZES.orders) } };
  const orders = useRead(listOrders, input, { keepPrevious: true });
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
