import { pageLinks } from '@formulary/rules/paging/pages';
import { NoOrders } from '@formulary/ui/pieces/orders/NoOrders';
import { OrdersTableSkeleton } from '@formulary/ui/pieces/orders/OrdersTableSkeleton';
import { OrdersTable, type OrdersTableProps } from '@formulary/ui/pieces/orders/OrdersTable';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { Pagination } from '@formulary/ui/primitives/Pagination';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { BuyAgainAnswer } from '../BuyAgainAnswer.tsx';
import { useBuyAgain } from '../useBuyAgain.ts';
import { useOrdersPage } from './useOrdersPage.ts';

/** Shows the user's orders, newest first, 12 a page (spec 2.16). */
export function Orders({ payment }: Pick<OrdersTableProps, 'payment'>) {
  const { page, pages, count, orders, isFailed, isLoading, retry } = useOrdersPage();
  const again = useBuyAgain();
  const isEmpty = count === 0 && orders?.length === 0;
  return (
    <Screen
      title={page > 1 ? `Orders, page ${page}` : 'Orders'}
      heading="Your orders"
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
          payment={payment}
          again={{ pendingId: again.pending?.orderId, onBuy: again.buy }}
          isBusy={isLoading}
        />
      )}
      <Pagination label="Pages of orders" pages={pageLinks(page, pages)} hrefFor={paths.orders} />
      <BuyAgainAnswer again={again} />
    </Screen>
  );
}
