import { wasPaid } from '@formulary/rules/orders/paymentStatuses';
import { readProfile } from '../../accounts/users.queries.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { undonePaymentMail } from '../mails/paymentReceivedMail.ts';
import { lockOrder } from '../../orders/moveOrder.queries.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { insertPayment, readPayment, settleReversed } from '../payments.queries.ts';
import type { StaffPaymentsContext } from '../StaffPaymentsContext.ts';
import { lockLine, writeOpen } from './statements.queries.ts';

/** A line to open again, and why. */
export interface LineReopening {
  readonly lineId: number;
  readonly reason: string;
}

/**
 * Opens a booked line of a bank statement, or one that was set aside, so that it can be booked rightly. A booking is
 * undone by a payment of the same amount below 0; nothing is deleted. Refuses with 'not-found', with 'line-not-settled' a
 * line that is open, and with 'booking-stands' a transfer that paid its order or was given back.
 */
export function reopenLine(
  { db, now, shopUrl }: Pick<StaffPaymentsContext, 'db' | 'now' | 'shopUrl'>,
  { lineId, reason }: LineReopening,
  actor: DeskActor,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const line = await lockLine(trx, lineId);
    if (!line) throw new Refused('not-found');
    if (line.paymentId !== null) {
      await undoBooking(trx, { paymentId: line.paymentId, reason, now, shopUrl }, actor);
    } else if (line.isAside) {
      await recordEvent(trx, {
        at: now,
        actorId: undefined,
        action: 'statement-line-open',
        subject: `statement ${line.statementId}`,
        detail: { by: actor.by, reason, line: lineId, row: line.row },
        staff: actor.staff,
      });
    } else throw new Refused('line-not-settled');
    await writeOpen(trx, lineId);
  });
}

async function undoBooking(
  trx: Trx,
  {
    paymentId,
    reason,
    now,
    shopUrl,
  }: {
    readonly paymentId: number;
    readonly reason: string;
    readonly now: Date;
    readonly shopUrl: string;
  },
  { by, staff }: DeskActor,
): Promise<void> {
  const { orderId } = await readPayment(trx, paymentId);
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  // Read under the lock of its order: it may have been given back while this waited.
  const { amount, effect, reference, isRefundDue, isRefunded } = await readPayment(trx, paymentId);
  const hasPaid = effect === 'counts' || (effect === 'part' && wasPaid(order.paymentStatus));
  if (hasPaid || isRefunded) throw new Refused('booking-stands');
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action: 'payment-undone',
    subject: `order ${orderId}`,
    detail: { by, reason, reference, amountMills: -amount },
    staff,
  });
  const reversal = await insertPayment(trx, {
    order_id: orderId,
    mode: 'bankTransfer',
    reference,
    outcome: 'paid',
    effect,
    amount_mills: -amount,
    settled_at: now,
    callback_id: null,
    event_id: eventId,
    refund_due_at: isRefundDue ? now : null,
    reverses_id: paymentId,
  });
  if (isRefundDue) await settleReversed(trx, [paymentId, reversal], { note: reason, now });
  const { email: recipient, firstName } = await readProfile(trx, order.userId);
  const { partPaid: before = 0, ...unpaid } = order;
  const partPaid = before - (effect === 'part' ? amount : 0);
  const left = partPaid > 0 ? { ...unpaid, partPaid } : unpaid;
  const words = { recipient, firstName, received: amount, order: left, shopUrl };
  await queueMail(trx, undonePaymentMail(words), eventId);
}
