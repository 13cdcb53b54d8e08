import type { Order } from '../orders/order.ts';
import { wasPaid } from '../orders/paymentStatuses.ts';

/**
 * Returns whether an order can be paid by card now: it awaits a card payment and its stock is reserved (readings R10,
 * R14). The same for first and further attempts.
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
  const isHeld = heldUntil !== undefined && +now < +heldUntil;
  return (
    paymentMode === 'card' && !wasPaid(paymentStatus) && state === 'Awaiting payment' && isHeld
  );
}
