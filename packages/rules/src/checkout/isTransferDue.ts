import type { Order } from '../orders/order.ts';

/**
 * Whether an order waits for its bank transfer now: then, and only then, its bank details are shown (spec 4.8, reading R10). One
 * that the pharmacy has not priced yet does not.
 */
export function isTransferDue({
  paymentMode,
  paymentStatus,
  state,
  awaitsPrice = false,
}: Pick<Order, 'paymentMode' | 'paymentStatus' | 'state' | 'awaitsPrice'>): boolean {
  const isUnpaid = paymentStatus === 'Pending' || paymentStatus === 'Failed';
  return paymentMode === 'bankTransfer' && isUnpaid && state !== 'Cancelled' && !awaitsPrice;
}
