import type { Order } from '../orders/order.ts';
import { wasPaid } from '../orders/paymentStatuses.ts';
import type { PaymentOutcome } from './paymentOutcome.ts';

/** The effect of a payment outcome on an order. */
export interface Settlement {
  readonly paymentStatus: Order['paymentStatus'];
  /**
   * `counts`: it is now the order's outcome. `ignored`: no effect, because the order is paid. `surplus`: an additional
   * payment.
   */
  readonly effect: 'counts' | 'ignored' | 'surplus';
  /** Whether staff must refund the money manually. */
  readonly isRefundDue: boolean;
}

/**
 * Returns the effect of a payment attempt's outcome on an order. Apply it once per attempt. A later 'declined' or
 * 'cancelled' never undoes a payment. A second payment is recorded and refunded, as is a payment for a cancelled order
 * (threats T47 to T49, invariants I13 and I20).
 */
export function settlePayment(
  { state, paymentStatus }: Pick<Order, 'state' | 'paymentStatus'>,
  outcome: PaymentOutcome,
): Settlement {
  const isPaidBefore = wasPaid(paymentStatus);
  if (outcome === 'paid') {
    return isPaidBefore
      ? { paymentStatus, effect: 'surplus', isRefundDue: true }
      : { paymentStatus: 'Paid', effect: 'counts', isRefundDue: state === 'Cancelled' };
  }
  return isPaidBefore
    ? { paymentStatus, effect: 'ignored', isRefundDue: false }
    : { paymentStatus: 'Failed', effect: 'counts', isRefundDue: false };
}
