import { orderAmount } from '@formulary/rules/orders/orderAmount';
import type { Mills } from '@formulary/rules/money/mills';
import { repaymentOf } from '@formulary/rules/payments/amountDue';
import { settlePayment } from '@formulary/rules/payments/settlePayment';
import type { LockedOrder } from '../orders/moveOrder.queries.ts';
import { readCost } from '../orders/manualItems.queries.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { settleOrder } from '../payments/settleOrder.ts';
import { changeLine, insertCredit, writeOrderAmount } from './changeOrder.queries.ts';

/** The effect of a prescription's review on its order. */
export interface OrderChange {
  readonly prescriptionId: number;
  readonly actorId: number;
  /** Packs to add by line, negative to remove; a line may occur more than once. */
  readonly packs: readonly (readonly [lineId: number, more: number])[];
  readonly now: Date;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
}

/**
 * Changes the packs of a locked order's lines, with their cost, stock and the order's total. Locks the products;
 * returns the total. A cheaper paid order makes the difference due for refund. Part payments that cover the new total
 * pay the order, and their excess is due for refund. Refuses a new total with 'order-being-paid' while a card payment
 * may be under way, and a higher total of a paid order with 'order-paid-total'.
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
