import type { Order } from '@formulary/rules/orders/order';
import { wasPaid } from '@formulary/rules/orders/paymentStatuses';
import { useEffect } from 'react';
import { useOrder } from '../../orders/useOrder.ts';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { OrderDetailSkeleton } from '@formulary/ui/pieces/orders/OrderDetailSkeleton';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../lib/screen/paths.ts';
import { readPositive } from '@formulary/rules/paging/pages';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { PaymentView } from './PaymentView.tsx';

const PAYMENT_POLL_MS = 2_000;
const NOT_FOUND = 404;

/** Shows a buyer returning from the card provider the payment state, as known to the server. */
export function PaymentScreen() {
  const orderId = readPositive(useParams()['orderId']);
  const { data: order, error, isValidating, mutate } = usePolledOrder(orderId);
  if (orderId === undefined || error?.status === NOT_FOUND)
    return <Navigate replace to={paths.orders()} />;
  if (order) {
    return order.paymentMode === 'card' ? (
      <PaymentView order={order} />
    ) : (
      <Navigate replace to={paths.order(orderId)} />
    );
  }
  return (
    <Screen title="Payment">
      <VisuallyHidden as="h1">Payment</VisuallyHidden>
      {error ? (
        <LoadFailed what="your payment" isRetrying={isValidating} onRetry={() => void mutate()} />
      ) : (
        <OrderDetailSkeleton />
      )}
    </Screen>
  );
}

/** Reads an order, and again every two seconds while the page is visible and its payment is open. */
function usePolledOrder(orderId: number | undefined) {
  const read = useOrder(orderId);
  const { data: order, mutate } = read;
  const isOpen = order !== undefined && !isSettled(order);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate();
    }, PAYMENT_POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, mutate]);
  return read;
}

function isSettled({ state, paymentStatus }: Order): boolean {
  return state === 'Cancelled' || wasPaid(paymentStatus);
}
