import { type LockedOrder, lockOrder } from '../orders/moveOrder.queries.ts';
import { readProfile } from '../accounts/users.queries.ts';
import { cancelOrder } from '../orders/moveOrder.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { orderCancelledMail, refundSentence } from './mails/orderCancelledMail.ts';
import { makeRefundsDue } from './payments.queries.ts';
import { notifyPrescribers } from './notifyPrescribers.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Cancels an order whose time to pay has run out (reading R14). Returns its stock, makes part payments due for refund,
 * and mails its buyer and prescribers. Returns whether this call cancelled it; an order paid or cancelled meanwhile is
 * left alone.
 */
export function expireOrder(
  { db, shopUrl, now: clock }: Pick<Shop, 'db' | 'shopUrl' | 'now'>,
  orderId: number,
): Promise<boolean> {
  return withTransaction(db, async (trx) => {
    const now = clock();
    const order = await lockOrder(trx, orderId);
    if (!order || !isOverdue(order, now)) return false;
    const eventId = await cancelOrder(trx, order, {
      cause: 'expired',
      paymentStatus: 'Failed',
      at: now,
    });
    const { email, firstName } = await readProfile(trx, order.userId);
    if (order.partPaid !== undefined) await makeRefundsDue(trx, order.id, now);
    const why = `${WHY[order.paymentMode]}${refundSentence(order)}`;
    const words = { recipient: email, firstName, order, why, shopUrl };
    await queueMail(trx, orderCancelledMail(words), eventId);
    await notifyPrescribers(trx, order);
    return true;
  });
}

const WHY = {
  card: 'It was not paid while we kept it for you, so others can buy what it held.',
  bankTransfer: 'Your transfer has not arrived in time, so others can buy what it held.',
} as const;

function isOverdue({ state, heldUntil }: LockedOrder, now: Date): boolean {
  return state === 'Awaiting payment' && heldUntil !== undefined && +heldUntil <= +now;
}
