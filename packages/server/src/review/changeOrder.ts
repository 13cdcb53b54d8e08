import { orderAmount } from '@formulary/rules/orders/orderAmount';
import type { Mills } from '@formulary/rules/money/mills';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import { repaymentOf } from '@formulary/rules/payments/amountDue';
import { settlePayment } from '@formulary/rules/payments/settlePayment';
import type { LockedOrder } from '../orders/moveOrder.queries.ts';
import { readCost } from '../orders/manualItems.queries.ts';
import { recordEvent, type StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { settleOrder } from '../payments/settleOrder.ts';
import {
  changeLine,
  insertCredit,
  readCreditRoom,
  writeOrderAmount,
} from './changeOrder.queries.ts';

/** The effect of a prescription's review on its order, or of a correction by staff. */
export interface OrderChange {
  readonly cause:
    | { readonly prescriptionId: number; readonly actorId: number }
    | {
        readonly by: string;
        readonly reason: string;
        readonly staff: StaffAuthor;
        /** The prescription of these packs is void, so that they are not withdrawn from a signed one. */
        readonly isVoiding?: boolean;
      };
  /** Packs to add by line, negative to remove; a line may occur more than once. */
  readonly packs: readonly (readonly [lineId: number, more: number])[];
  readonly now: Date;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
}

/** What a change left. */
export interface ChangedOrder {
  readonly amount: Mills;
  /** The amount due back to the buyer. */
  readonly back: Mills;
  /** Undefined if nothing was recorded, because the total of a reviewed order stays. */
  readonly eventId: number | undefined;
}

/**
 * Changes the packs of a locked order's lines, with their cost, stock and the order's total. Locks the products;
 * returns the total. A correction by staff is
 * recorded even if the total stays. A cheaper paid order makes the difference due for refund. Part payments that cover the new total
 * pay the order, and their excess is due for refund. Refuses a new total with 'order-being-paid' while a card payment
 * may be under way, and a higher total of a paid order with 'order-paid-total'.
 */
export async function changeOrder(
  trx: Trx,
  order: LockedOrder,
  { cause, packs, now, shopUrl }: OrderChange,
): Promise<ChangedOrder> {
  const isReview = 'prescriptionId' in cause;
  const isSigned = !isReview && cause.isVoiding !== true;
  for (const [lineId, more] of sums(packs)) {
    if (more !== 0) await changeLine(trx, { lineId, more, isSigned, now });
  }
  const amount = orderAmount(await readCost(trx, order.id));
  if (amount === order.amount && isReview) return { amount, back: 0, eventId: undefined };
  const isPaid = order.paymentStatus === 'Paid';
  if (!isPaid && order.paymentMode === 'card' && amount !== order.amount)
    throw new Refused('order-being-paid');
  if (isPaid && amount > order.amount) throw new Refused('order-paid-total');
  const { isCovered, back } = repaymentOf(order, amount);
  if (back > 0) {
    await requireRoom(trx, order.id, back);
    const prescriptionId = isReview ? cause.prescriptionId : undefined;
    const credit = { orderId: order.id, prescriptionId, amount: back, isCharged: !isCovered, now };
    await insertCredit(trx, credit);
  }
  await writeOrderAmount(trx, order.id, amount);
  const subject = `order ${order.id}`;
  const amounts = { amountMills: amount, beforeMills: order.amount };
  const eventId = await recordEvent(
    trx,
    isReview
      ? {
          at: now,
          actorId: cause.actorId,
          action: 'order-changed',
          subject,
          detail: { prescriptionId: cause.prescriptionId, ...amounts },
        }
      : {
          at: now,
          actorId: undefined,
          action: 'order-lines-corrected',
          subject,
          detail: { by: cause.by, reason: cause.reason, ...amounts },
          staff: cause.staff,
        },
  );
  if (isCovered) {
    const settled = settlePayment(order, 'paid');
    await settleOrder(trx, { order: { ...order, amount }, outcome: 'paid', settled, now, shopUrl });
  }
  return { amount, back, eventId };
}

function sums(packs: OrderChange['packs']): ReadonlyMap<number, number> {
  const sum = new Map<number, number>();
  for (const [lineId, more] of packs) sum.set(lineId, (sum.get(lineId) ?? 0) + more);
  return sum;
}

/** Refuses with 'refund-above-paid' to give more back than arrived, after refunds in part. */
async function requireRoom(trx: Trx, orderId: number, back: Mills): Promise<void> {
  const { arrived, credited } = await readCreditRoom(trx, orderId);
  // An order that came in paid has no payments here.
  if (arrived === 0 || credited + back <= arrived) return;
  const most = formatMoney(Math.max(0, arrived - credited));
  throw new Refused(refuseAtDesk('refund-above-paid', { most }).problem);
}
