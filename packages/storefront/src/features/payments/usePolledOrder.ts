import type { Order } from '@formulary/rules/orders/order';
import { wasPaid } from '@formulary/rules/orders/paymentStatuses';
import { useEffect } from 'react';
import { useOrder } from '../orders/useOrder.ts';

const PAYMENT_POLL_MS = 2_000;

/** Reads an order, and again every two seconds while the page is visible and its payment is open. */
export function usePolledOrder(orderId: number | undefined) {
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
