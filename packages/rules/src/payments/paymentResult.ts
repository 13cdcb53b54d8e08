import type { Order } from '../orders/order.ts';
import { isCardDue } from './isCardDue.ts';

/** What the card provider's page said when it let the buyer go; it chooses words and proves nothing. */
export type PaymentHint = 'declined' | 'cancelled';

/** How a card payment stands, as its buyer is told. */
export type PaymentResult =
  | 'waiting'
  | 'paid'
  /** The money came when the order had been cancelled. */
  | 'paidTooLate'
  | 'declined'
  | 'cancelled'
  | 'failed'
  /** The time to pay is over. */
  | 'expired';

/**
 * How a card payment stands by what the server knows of the order (spec 2.14, 8.13). What the buyer's browser brought back
 * is believed only for the words of a failure, never for a payment (threat T49).
 */
export function paymentResult(
  order: Pick<Order, 'paymentMode' | 'paymentStatus' | 'state' | 'heldUntil'>,
  hint: PaymentHint | undefined,
  now: Date,
): PaymentResult {
  const wasPaid = order.paymentStatus === 'Paid' || order.paymentStatus === 'Refunded';
  if (wasPaid) return order.state === 'Cancelled' ? 'paidTooLate' : 'paid';
  if (!isCardDue(order, now)) return 'expired';
  return hint ?? (order.paymentStatus === 'Failed' ? 'failed' : 'waiting');
}
