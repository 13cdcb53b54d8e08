import { amountDue } from '@formulary/rules/payments/amountDue';
import { settlePayment } from '@formulary/rules/payments/settlePayment';
import { undoPayment } from '@formulary/rules/payments/undoPayment';
import { readProfile } from '../accounts/users.queries.ts';
import { issueCreditNote } from '../invoices/issueInvoice.ts';
import { type LockedOrder, lockOrder, moveOrder } from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { holdForRest } from './holds.queries.ts';
import { undonePaymentMail } from './mails/paymentReceivedMail.ts';
import {
  countAsPart,
  insertExcess,
  insertPayment,
  readPayment,
  readUndoing,
  settleReversed,
  withdrawCredits,
} from './payments.queries.ts';
import { settleOrder } from './settleOrder.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** A transfer that was booked by mistake, and why. */
interface MistakenTransfer extends Omit<StaffPaymentsContext, 'db'> {
  readonly paymentId: number;
  readonly reason: string;
}

/**
 * Undoes the booking of a transfer by a payment of the same amount below 0; nothing is deleted. An order that it paid waits
 * for its payment again, for as long as for a new transfer: its stock stays taken, its signatures stay, its invoice is
 * credited, and what was to be given back of it is not due any more. The buyer is mailed. Other parts that still cover the
 * order pay it at once. Refuses as `undoPayment` does.
 */
export async function undoTransfer(
  trx: Trx,
  { paymentId, reason, now, holds, shopUrl }: MistakenTransfer,
  { by, staff }: DeskActor,
): Promise<void> {
  const { orderId } = await readPayment(trx, paymentId);
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  // Read under the lock of its order: it may have been given back while this waited.
  const { amount, effect, reference, isRefundDue, isRefunded } = await readPayment(trx, paymentId);
  const { hasLeft, isGivenBack } = await readUndoing(trx, orderId);
  if (effect === 'ignored') throw new Error(`Payment ${paymentId} is no transfer`);
  const undone = Refused.unless(
    undoPayment({
      ...order,
      effect,
      hasLeft,
      isGivenBack: Boolean(isRefunded) || (effect !== 'surplus' && isGivenBack),
    }),
  );
  if (undone.wasPaid) await countAsPart(trx, orderId);
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
    effect: effect === 'surplus' ? 'surplus' : 'part',
    amount_mills: -amount,
    settled_at: now,
    callback_id: null,
    event_id: eventId,
    refund_due_at: isRefundDue ? now : null,
    reverses_id: paymentId,
  });
  if (isRefundDue) await settleReversed(trx, [paymentId, reversal], { note: reason, now });
  const heldUntil =
    undone.state === 'Awaiting payment' && undone.wasPaid
      ? new Date(+now + holds.transferMs)
      : undefined;
  let creditNote: string | undefined;
  if (undone.wasPaid) {
    const withdrawn = await withdrawCredits(trx, orderId);
    const { state, paymentStatus } = undone;
    const moved = await moveOrder(trx, order, {
      cause: 'payment-undone',
      state,
      paymentStatus,
      at: now,
      detail: { by, reason, ...(withdrawn > 0 ? { withdrawnMills: withdrawn } : {}) },
      staff,
    });
    if (heldUntil) await holdForRest(trx, orderId, heldUntil);
    const credit = { orderId, isFullRefund: true, isUndone: true, eventId: moved, at: now };
    creditNote = await issueCreditNote(trx, credit);
  }
  const left = await lockOrder(trx, orderId);
  if (!left) throw new Error(`There is no order ${orderId}`);
  const { email: recipient, firstName } = await readProfile(trx, order.userId);
  const words = { recipient, firstName, received: amount, order: left, shopUrl };
  await queueMail(trx, undonePaymentMail({ ...words, heldUntil, creditNote }), eventId);
  if (heldUntil) await payByOtherParts(trx, left, { now, shopUrl });
}

/** Settles an order that the transfers left still cover, as after a cheaper total; the excess is due back. */
async function payByOtherParts(
  trx: Trx,
  order: LockedOrder,
  { now, shopUrl }: Pick<MistakenTransfer, 'now' | 'shopUrl'>,
): Promise<void> {
  const back = -amountDue(order);
  if (order.partPaid === undefined || back < 0) return;
  if (back > 0) await insertExcess(trx, { orderId: order.id, amount: back, now });
  const settled = settlePayment(order, 'paid');
  await settleOrder(trx, { order, outcome: 'paid', settled, now, shopUrl });
}
