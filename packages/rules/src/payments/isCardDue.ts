import type { Order } from '../orders/order.ts';

/**
 * Whether an order can be paid by card now: it waits for its payment by card and its stock is held for it (readings R10,
 * R14). The first attempt and every further one are the same.
 */
export function isCardDue(
  {
    paymentMode,
    paymentStatus,
    state,
    heldUntil,
  }: Pick<Order, 'paymentMode' | 'paymentStatus' | 'state' | 'heldUntil'>,
  now: Date,
): boolean {
  const isUnpaid = paymentStatus === 'Pending' || paymentStatus === 'Failed';
  const isHeld = heldUntil !== undefined && +now < +heldUntil;
  return paymentMode === 'card' && isUnpaid && state === 'Awaiting payment' && isHeld;
}
