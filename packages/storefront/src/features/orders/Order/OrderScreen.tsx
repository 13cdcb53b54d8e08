import { getInvoicePdf } from '@formulary/rules/calls/orderCalls';
import type { OrderInvoice } from '@formulary/rules/orders/orderInvoice';
import { InvoiceItem } from '@formulary/ui/pieces/orders/InvoiceItem';
import { useDownload } from '../../../lib/screen/useDownload.ts';
import { canBuyAgain, type Order } from '@formulary/rules/orders/order';
import { OrderDetail } from '@formulary/ui/pieces/orders/OrderDetail';
import { OrderDetailSkeleton } from '@formulary/ui/pieces/orders/OrderDetailSkeleton';
import { OrderInvoices } from '@formulary/ui/pieces/orders/OrderInvoices';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { BuyAgainDialog } from '../BuyAgainDialog.tsx';
import { useBuyAgain } from '../useBuyAgain.ts';
import { SaveLines } from '../../lists/SaveToList/SaveLines.tsx';
import { useOrder } from '../useOrder.ts';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { paths } from '../../../lib/screen/paths.ts';
import { readPositive } from '@formulary/rules/paging/pages';
import { Screen } from '../../../lib/screen/Screen.tsx';

const loadParcels = async () => (await loadLazily(() => import('./SentParcels.tsx'))).SentParcels;
const loadHistory = async () => (await loadLazily(() => import('./OrderHistory.tsx'))).OrderHistory;

const NOT_FOUND = 404;

interface OrderScreenProps {
  /** Next step of the buyer, shown first. */
  readonly Next?: ComponentType<{ readonly order: Order }>;
}

/** Shows one order with its lines; redirects to the list if there is none (spec 2.17). */
export function OrderScreen({ Next }: OrderScreenProps) {
  const orderId = readPositive(useParams()['orderId']);
  const { data: order, error, isValidating, mutate } = useOrder(orderId);
  const again = useBuyAgain();
  if (orderId === undefined || error?.status === NOT_FOUND)
    return <Navigate replace to={paths.orders()} />;

  const title = order ? `Order ${order.number}` : 'Order';
  return (
    <Screen
      title={title}
      breadcrumbs={[
        { label: 'Orders', href: paths.orders() },
        { label: title, href: paths.order(orderId) },
      ]}
    >
      {!order && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {error && !order && (
        <LoadFailed what="this order" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!order && !error && <OrderDetailSkeleton />}
      {order && (
        <OrderDetail
          order={order}
          next={Next && <Next order={order} />}
          parcels={
            order.parcels && (
              <LazyLoad
                load={loadParcels}
                what="the parcels of this order"
                placeholder={<Skeleton $height="8rem" />}
                onFailed={logLoadFailure}
              >
                {(SentParcels) => <SentParcels order={order} />}
              </LazyLoad>
            )
          }
          invoices={
            order.invoices && (
              <OrderInvoices>
                {order.invoices.map((invoice) => (
                  <InvoiceDownload key={invoice.id} invoice={invoice} />
                ))}
              </OrderInvoices>
            )
          }
          history={
            <LazyLoad
              load={loadHistory}
              what="what has happened to this order"
              onFailed={logLoadFailure}
            >
              {(OrderHistory) => (
                // Remounts when the order's state changes, to read the history again.
                <OrderHistory key={`${order.state} ${order.paymentStatus}`} orderId={order.id} />
              )}
            </LazyLoad>
          }
          productHref={paths.product}
          again={
            canBuyAgain(order)
              ? { pending: again.pending?.what, onBuy: (line) => again.buy(orderId, line) }
              : undefined
          }
          save={
            canBuyAgain(order) &&
            order.lines && <SaveLines lines={order.lines} name={`Order ${order.number}`} />
          }
          onPrint={() => globalThis.print()}
        />
      )}
      <BuyAgainDialog again={again} />
    </Screen>
  );
}

/** Shows an invoice or credit note of an order, with its PDF. */
function InvoiceDownload({ invoice }: { readonly invoice: OrderInvoice }) {
  const { state, start } = useDownload(
    getInvoicePdf,
    { params: { id: invoice.id } },
    `${invoice.number}.pdf`,
  );
  return (
    <InvoiceItem
      invoice={invoice}
      isDownloading={state.kind === 'receiving'}
      problem={state.kind === 'failed' ? state.message : undefined}
      onDownload={start}
    />
  );
}
