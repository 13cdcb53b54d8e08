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

/** The result that the card provider's page passes to the browser. Only selects a message, and proves nothing. */
export type PaymentHint = 'declined' | 'cancelled';

/** The state of a card payment as shown to the buyer. */
export type PaymentResult =
  | 'waiting'
  | 'paid'
  /** Paid after the order was cancelled. */
  | 'paidTooLate'
  | 'declined'
  | 'cancelled'
  | 'failed'
  /** The time to pay is over. */
  | 'expired';

/**
 * Returns the state of a card payment from the server's data of the order (spec 2.14, 8.13). The hint from the browser
 * only selects the message for a failure, and never counts as payment (threat T49).
 */
export function paymentResult(
  order: Pick<Order, 'paymentMode' | 'paymentStatus' | 'state' | 'heldUntil'>,
  hint: PaymentHint | undefined,
  now: Date,
): PaymentResult {
  if (wasPaid(order.paymentStatus)) return order.state === 'Cancelled' ? 'paidTooLate' : 'paid';
  if (!isCardDue(order, now)) return 'expired';
  return hint ?? (order.paymentStatus === 'Failed' ? 'failed' : 'waiting');
}
