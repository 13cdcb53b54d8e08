import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import type { Order } from '@formulary/rules/orders/order';
import { mayRefund } from '@formulary/rules/payments/refunds/mayRefund';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { creditNotePart, orderLink } from './mails/orderParts.ts';
import { readProfile } from '../accounts/users.queries.ts';
import { issueCreditNote } from '../invoices/issueInvoice.ts';
import { lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent, type StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readBookers } from './refunds/refunds.queries.ts';
import { isRefunded, refundCredits, refundPayments } from './payments.queries.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** How staff refunded a payment that was due for refund. */
export interface RefundInput {
  readonly orderId: number;
  /** How: the reference of the transfer or card refund. */
  readonly note: string;
  readonly by: string;
  /** Set at the desk. */
  readonly staff?: StaffAuthor | undefined;
  readonly role?: StaffRole;
  /** The version of the order that staff saw. */
  readonly version?: number;
}

/**
 * Records that the due refunds of an order were made, credits them, and mails its buyer. Refuses with 'not-found',
 * 'record-changed', 'refund-not-due', and as `mayRefund` does.
 */
export function recordRefund(
  { db, now, shopUrl }: StaffPaymentsContext,
  { orderId, note, by, staff, role, version }: RefundInput,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    if (version !== undefined) await requireUnchanged(trx, `order ${orderId}`, version);
    if (staff && role) {
      const { staffId } = staff;
      Refused.unless(mayRefund({ staffId, role }, await readBookers(trx, orderId)));
    }
    const amounts = [
      ...(await refundPayments(trx, orderId, { note, now, onlyDue: true })),
      ...(await refundCredits(trx, orderId, { note, now })),
    ];
    if (amounts.length === 0) throw new Refused('refund-not-due');
    const amount = amounts.reduce((sum, each) => sum + each, 0);
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
            staff,
          })
        : await recordEvent(trx, {
            at: now,
            actorId: undefined,
            action: 'payment-refunded',
            subject: `order ${orderId}`,
            detail: { ...detail, refundedMills: amount },
            staff,
          });
    const { email, firstName } = await readProfile(trx, order.userId);
    const creditNote = await issueCreditNote(trx, { orderId, isFullRefund, eventId, at: now });
    const words = { recipient: email, firstName, order, amount, note, creditNote, shopUrl };
    await queueMail(trx, paymentRefundedMail(words), eventId);
  });
}

/** Tells the buyer that a payment was refunded, and how. */
function paymentRefundedMail(words: {
  readonly recipient: string;
  readonly firstName: string;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly amount: Mills;
  readonly note: string;
  /** The number of its credit note; undefined for a second payment. */
  readonly creditNote: string | undefined;
  readonly shopUrl: string;
}): Mail {
  const { order, amount, note, creditNote, shopUrl } = words;
  const sum = formatMoney(amount);
  return composeMail({
    ...words,
    subject: `We have given back ${sum} for order ${order.number}`,
    preview: note,
    parts: [
      { kind: 'paragraph', text: `We have given back ${sum} for order ${order.number}:` },
      { kind: 'quote', text: note },
      ...creditNotePart(creditNote),
      orderLink(shopUrl, order, 'View your order'),
    ],
  });
}
