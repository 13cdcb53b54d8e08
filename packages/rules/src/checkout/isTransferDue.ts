import type { Order } from '../orders/order.ts';
import { wasPaid } from '../orders/paymentStatuses.ts';

/**
 * Returns whether an order currently awaits its bank transfer; only then its bank details are shown (spec 4.8, reading
 * R10). False for an order that the pharmacy has not priced yet.
 */
export function isTransferDue({
  paymentMode,
  paymentStatus,
  state,
  awaitsPrice = false,
}: Pick<Order, 'paymentMode' | 'paymentStatus' | 'state' | 'awaitsPrice'>): boolean {
  return (
    paymentMode === 'bankTransfer' &&
    !wasPaid(paymentStatus) &&
    state !== 'Cancelled' &&
    !awaitsPrice
  );
}
