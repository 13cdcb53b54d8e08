import { canMoveOrder } from '@formulary/rules/orders/orderMoves';
import { readProfile } from '../accounts/users.queries.ts';
import { issueCreditNote } from '../invoices/issueInvoice.ts';
import { cancelOrder } from '../orders/moveOrder.ts';
import { lockOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { type DeskChange, requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { orderCancelledMail } from './mails/orderCancelledMail.ts';
import { refundCredits, refundPayments } from './payments.queries.ts';
import { notifyPrescribers } from './notifyPrescribers.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** The reason for a cancellation by staff, and how any payment was refunded. */
export interface StaffCancellation {
  readonly orderId: number;
  readonly reason: string;
  readonly refundNote: string | undefined;
  readonly by: string;
  /** Set for staff at the desk, with the version of the order that they saw. */
  readonly desk?: DeskChange | undefined;
}

/**
 * Cancels an order: returns its stock once, credits what was paid, and mails the reason to its buyer (readings R14,
 * R19). Refuses with 'not-found', 'order-move-refused' once dispatched or cancelled, and 'refund-note-required' when it
 * is paid, whole or in part; at the desk with 'record-changed'. Refuses a note with 'refund-not-due' when nothing has arrived.
 */
export function cancelByStaff(
  { db, now, shopUrl }: StaffPaymentsContext,
  { orderId, reason, refundNote, by, desk }: StaffCancellation,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    if (desk) await requireUnchanged(trx, `order ${orderId}`, desk.seen);
    if (!canMoveOrder(order.state, 'Cancelled')) throw new Refused('order-move-refused');
    const isPaid = order.paymentStatus === 'Paid';
    const hasArrived = isPaid || order.partPaid !== undefined;
    if (hasArrived && refundNote === undefined) throw new Refused('refund-note-required');
    if (!hasArrived && refundNote !== undefined) throw new Refused('refund-not-due');
    if (refundNote !== undefined) {
      await refundPayments(trx, orderId, { note: refundNote, now, onlyDue: false });
      // Credits of a cheaper order are a part of the refunded payment.
      await refundCredits(trx, orderId, { note: refundNote, now });
    }
    const eventId = await cancelOrder(trx, order, {
      cause: 'cancelled',
      paymentStatus: isPaid ? 'Refunded' : 'Failed',
      at: now,
      staff: desk?.staff,
      detail: { by, reason, ...(refundNote === undefined ? {} : { refundNote }) },
    });
    const { email, firstName } = await readProfile(trx, order.userId);
    const words = { recipient: email, firstName, order, why: reason, shopUrl };
    const refund = { orderId, isFullRefund: true, eventId, at: now };
    const creditNote = isPaid ? await issueCreditNote(trx, refund) : undefined;
    const mail = orderCancelledMail({
      ...words,
      creditNote,
      ...(refundNote === undefined ? {} : { refundNote }),
    });
    await queueMail(trx, mail, eventId);
    await notifyPrescribers(trx, order);
  });
}
