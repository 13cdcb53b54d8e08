import type { Mills } from '@formulary/rules/money/mills';
import { settlePayment } from '@formulary/rules/payments/settlePayment';
import type { Order } from '@formulary/rules/orders/order';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import { countUnpriced } from '../orders/manualItems.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { flagPayment } from './flagPayment.ts';
import { insertPayment } from './payments.queries.ts';
import { settleOrder } from './settleOrder.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** A transfer that staff found on the bank statement. */
export interface Transfer {
  readonly orderId: number;
  readonly amount: Mills;
  /** As the statement has it. */
  readonly reference: string;
  readonly by: string;
}

/**
 * Makes an order paid by the transfer that arrived for it; answers where it then stands (readings R10, R19). Refuses with
 * 'not-found', 'payment-not-due' when it waits for none, 'order-not-priced', and 'payment-amount-differs'. One that comes
 * after the order was cancelled is kept, and due to be given back.
 */
export function recordTransfer(
  { db, now, shopUrl }: StaffPaymentsContext,
  { orderId, amount, reference, by }: Transfer,
): Promise<Order['state']> {
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    const settled = settlePayment(order, 'paid');
    const isDue = order.paymentMode === 'bankTransfer' && settled.effect === 'counts';
    if (!isDue) throw new Refused('payment-not-due');
    if ((await countUnpriced(trx, orderId)) > 0) throw new Refused('order-not-priced');
    if (amount !== order.amount) throw new Refused('payment-amount-differs');
    const payment = { order, outcome: 'paid', settled, reference, now, shopUrl, by } as const;
    const eventId = await settleOrder(trx, payment);
    await insertPayment(trx, {
      order_id: orderId,
      mode: 'bankTransfer',
      reference,
      outcome: 'paid',
      effect: settled.effect,
      amount_mills: amount,
      settled_at: now,
      callback_id: null,
      event_id: eventId,
      refund_due_at: settled.isRefundDue ? now : null,
    });
    if (settled.isRefundDue) {
      await flagPayment(trx, { ...payment, why: 'paid after it was cancelled' });
    }
    const moved = await lockOrder(trx, orderId);
    return moved?.state ?? order.state;
  });
}
