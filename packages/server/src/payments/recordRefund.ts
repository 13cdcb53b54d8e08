import type { Order } from '@formulary/rules/orders/order';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { creditNotePart, orderLink } from './mails/orderParts.ts';
import { readProfile } from '../accounts/users.queries.ts';
import { issueCreditNote } from '../invoices/issueInvoice.ts';
import { lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { isRefunded, refundCredits, refundPayments } from './payments.queries.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** How staff refunded a payment that was due for refund. */
export interface RefundInput {
  readonly orderId: number;
  readonly note: string;
  readonly by: string;
}

/**
 * Records that the due refunds of an order were made, credits them, and mails its buyer. Refuses with 'not-found' and
 * 'refund-not-due'.
 */
export function recordRefund(
  { db, now, shopUrl }: StaffPaymentsContext,
  { orderId, note, by }: RefundInput,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    const refunded = await refundPayments(trx, orderId, { note, now, onlyDue: true });
    const credited = await refundCredits(trx, orderId, { note, now });
    if (refunded + credited === 0) throw new Refused('refund-not-due');
    const detail = { by, note };
    // Only a second payment may have been refunded while the first one stands.
    const isFullRefund = await isRefunded(trx, orderId);
    const eventId =
      isFullRefund && order.paymentStatus === 'Paid'
        ? await moveOrder(trx, order, {
            cause: 'refunded',
            state: order.state,
            paymentStatus: 'Refunded',
            at: now,
            detail,
          })
        : await recordEvent(trx, {
            at: now,
            actorId: undefined,
            action: 'payment-refunded',
            subject: `order ${orderId}`,
            detail,
          });
    const { email, firstName } = await readProfile(trx, order.userId);
    const creditNote = await issueCreditNote(trx, { orderId, isFullRefund, eventId, at: now });
    const words = { recipient: email, firstName, order, note, creditNote, shopUrl };
    await queueMail(trx, paymentRefundedMail(words), eventId);
  });
}

/** Tells the buyer that a payment was refunded, and how. */
function paymentRefundedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly note: string;
  /** The number of its credit note; undefined for a second payment. */
  readonly creditNote: string | undefined;
  readonly shopUrl: string;
}): Mail {
  const { order, note, creditNote, shopUrl } = words;
  return composeMail({
    ...words,
    subject: `We have given back your payment for order ${order.number}`,
    preview: note,
    parts: [
      { kind: 'paragraph', text: `We have given back a payment for order ${order.number}:` },
      { kind: 'quote', text: note },
      ...creditNotePart(creditNote),
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
