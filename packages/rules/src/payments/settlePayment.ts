import type { Order } from '../orders/order.ts';
import type { PaymentOutcome } from './paymentOutcome.ts';

/** What an outcome means for an order. */
export interface Settlement {
  readonly paymentStatus: Order['paymentStatus'];
  /**
   * `counts`: it is the order's outcome now. `ignored`: it changes nothing, because the order is paid. `surplus`: money
   * that the order was not waiting for.
   */
  readonly effect: 'counts' | 'ignored' | 'surplus';
  /** Whether staff have to give the money back by hand. */
  readonly isRefundDue: boolean;
}

/**
 * What the outcome of an attempt to pay does to an order, each attempt once. Paid is never undone by a later
 * 'declined' or 'cancelled'; a second payment is kept and given back; so is one for an order that was cancelled
 * meanwhile (threats T47 to T49, invariants I13 and I20).
 */
export function settlePayment(
  { state, paymentStatus }: Pick<Order, 'state' | 'paymentStatus'>,
  outcome: PaymentOutcome,
): Settlement {
  const wasPaid = paymentStatus === 'Paid' || paymentStatus === 'Refunded';
  if (outcome === 'paid') {
    return wasPaid
      ? { paymentStatus, effect: 'surplus', isRefundDue: true }
      : { paymentStatus: 'Paid', effect: 'counts', isRefundDue: state === 'Cancelled' };
  }
  return wasPaid
    ? { paymentStatus, effect: 'ignored', isRefundDue: false }
    : { paymentStatus: 'Failed', effect: 'counts', isRefundDue: false };
}
