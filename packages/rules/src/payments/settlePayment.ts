import type { Order } from '../orders/order.ts';
import { wasPaid } from '../orders/paymentStatuses.ts';
import { MILLS_PER_PENNY, type Mills } from '../money/mills.ts';
import type { RefusalCode } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';
import { amountDue } from './amountDue.ts';

/** The outcome of one payment attempt. */
export type PaymentOutcome = 'paid' | 'declined' | 'cancelled';

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

/** The effect of a transfer on an order. After a `part` the order still awaits the rest. */
interface TransferSettlement extends Omit<Settlement, 'effect'> {
  readonly effect: 'counts' | 'part' | 'surplus';
  /** What of it is beyond the amount due, and given back; 0 if the whole transfer is. */
  readonly back: Mills;
}

/** A transfer on the bank statement. */
interface StatedTransfer {
  readonly amount: Mills;
  readonly reference: string;
  /** Whether a transfer with this amount and reference is already booked for the order. */
  readonly isBooked: boolean;
  /** Whether staff chose the order although the reference names another. */
  readonly isChosen?: boolean | undefined;
}

const ORDER_NUMBER = /F-\d{4}-\d{6,}/gi;

/**
 * Decides what a bank transfer does to an order. The full amount due makes the order paid; a smaller amount is booked
 * as a part; of a larger one the rest is given back. For a cancelled order, or one that was paid before, all of it is
 * given back. Refuses:
 * - 'payment-not-due': the order is paid by card
 * - 'order-not-priced': its amount is not known yet
 * - 'transfer-booked': the same transfer was booked before
 * - 'transfer-of-another-order': the reference names only other orders, and staff did not choose this one
 * - 'payment-amount-differs': nothing, or fractions of a penny
 */
export function settleTransfer(
  order: Pick<
    Order,
    'number' | 'state' | 'paymentMode' | 'paymentStatus' | 'awaitsPrice' | 'amount' | 'partPaid'
  >,
  transfer: StatedTransfer,
): Result<TransferSettlement, Refusal> {
  if (order.paymentMode !== 'bankTransfer') return refuse('payment-not-due');
  const refusal = transferRefusal(order, transfer);
  if (refusal) return refuse(refusal);
  const { effect, ...settled } = settlePayment(order, 'paid');
  if (effect !== 'counts') return accept({ ...settled, effect: 'surplus', back: 0 });
  const due = amountDue(order);
  if (transfer.amount < due) {
    return accept({ ...settled, effect: 'part', paymentStatus: order.paymentStatus, back: 0 });
  }
  return accept({ ...settled, effect, back: settled.isRefundDue ? 0 : transfer.amount - due });
}

function transferRefusal(
  order: Parameters<typeof settleTransfer>[0],
  { amount, reference, isBooked, isChosen = false }: StatedTransfer,
): RefusalCode | undefined {
  const named = [...reference.matchAll(ORDER_NUMBER)].map(([number]) => number.toUpperCase());
  const isOfAnother = !isChosen && named.length > 0 && !named.includes(order.number);
  const isMoney = amount > 0 && amount % MILLS_PER_PENNY === 0;
  if (order.awaitsPrice) return 'order-not-priced';
  if (isBooked) return 'transfer-booked';
  if (isOfAnother) return 'transfer-of-another-order';
  return isMoney ? undefined : 'payment-amount-differs';
}
