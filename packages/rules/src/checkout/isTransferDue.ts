import type { Order } from '../orders/order.ts';

/** Whether an order still waits for its bank transfer: then, and only then, its bank details are shown (spec 4.8, reading R10). */
export function isTransferDue({
  paymentMode,
  paymentStatus,
  state,
}: Pick<Order, 'paymentMode' | 'paymentStatus' | 'state'>): boolean {
  const isUnpaid = paymentStatus === 'Pending' || paymentStatus === 'Failed';
  return paymentMode === 'bankTransfer' && isUnpaid && state !== 'Cancelled';
}
