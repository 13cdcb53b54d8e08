import { orderAmount } from '@formulary/rules/orders/orderAmount';
import type { Mills } from '@formulary/rules/money/mills';
import { repaymentOf } from '@formulary/rules/payments/amountDue';
import { settlePayment } from '@formulary/rules/payments/settlePayment';
import type { LockedOrder } from '../orders/LockedOrder.ts';
import { readCost } from '../orders/manualItems.queries.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { settleOrder } from '../payments/settleOrder.ts';
import { changeLine, insertCredit, writeOrderAmount } from './changeOrder.queries.ts';

/** What becomes of an order by the review of one of its prescriptions. */
export interface OrderChange {
  readonly prescriptionId: number;
  readonly actorId: number;
  /** Packs more, or fewer when negative, by line; the same line may come more than once. */
  readonly packs: readonly (readonly [lineId: number, more: number])[];
  readonly now: Date;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
}

/**
 * Changes how many packs the lines of a locked order have: what they cost, their stock and the order's total follow, and what
 * a paid order becomes cheaper by is due to be given back. One whose parts come to the new total or more is paid by them, and
 * what is beyond it is due to be given back. Products are locked. Answers the total.
 * Refuses with 'order-being-paid' a new total while a card payment of the old one may be on its way, and with
 * 'order-paid-total' a higher one of a paid order.
 */
export async function changeOrder(
  trx: Trx,
  order: LockedOrder,
  { prescriptionId, actorId, packs, now, shopUrl }: OrderChange,
): Promise<Mills> {
  for (const [lineId, more] of sums(packs)) {
    if (more !== 0) await changeLine(trx, { lineId, more, now });
  }
  const amount = orderAmount(await readCost(trx, order.id));
  if (amount === order.amount) return amount;
  const isPaid = order.paymentStatus === 'Paid';
  if (!isPaid && order.paymentMode === 'card') throw new Refused('order-being-paid');
  if (isPaid && amount > order.amount) throw new Refused('order-paid-total');
  const { isCovered, back } = repaymentOf(order, amount);
  if (back > 0) {
    const credit = { orderId: order.id, prescriptionId, amount: back, isCharged: !isCovered, now };
    await insertCredit(trx, credit);
  }
  await writeOrderAmount(trx, order.id, amount);
  await recordEvent(trx, {
    at: now,
    actorId,
    action: 'order-changed',
    subject: `order ${order.id}`,
    detail: { prescriptionId, amountMills: amount, beforeMills: order.amount },
  });
  if (isCovered) {
    const settled = settlePayment(order, 'paid');
    await settleOrder(trx, { order: { ...order, amount }, outcome: 'paid', settled, now, shopUrl });
  }
  return amount;
}

function sums(packs: OrderChange['packs']): ReadonlyMap<number, number> {
  const sum = new Map<number, number>();
  for (const [lineId, more] of packs) sum.set(lineId, (sum.get(lineId) ?? 0) + more);
  return sum;
}
