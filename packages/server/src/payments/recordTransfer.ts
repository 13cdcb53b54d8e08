import type { Mills } from '@formulary/rules/money/mills';
import { amountDue } from '@formulary/rules/payments/amountDue';
import { settleTransfer } from '@formulary/rules/payments/settlePayment';
import type { Order } from '@formulary/rules/orders/order';
import { readProfile } from '../accounts/users.queries.ts';
import { type LockedOrder, lockOrder } from '../orders/moveOrder.queries.ts';
import { countUnpriced } from '../orders/manualItems.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent, type StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { flagPayment } from './flagPayment.ts';
import { holdForRest } from './holds.queries.ts';
import {
  partialPaymentMail,
  paymentReceivedMail,
  surplusPaymentMail,
} from './mails/paymentReceivedMail.ts';
import { insertExcess, insertPayment, isTransferBooked } from './payments.queries.ts';
import { settleOrder } from './settleOrder.ts';
import type { StaffPaymentsContext } from './StaffPaymentsContext.ts';

/** A transfer that staff found on the bank statement. */
export interface Transfer {
  readonly orderId: number;
  readonly amount: Mills;
  /** As on the statement. */
  readonly reference: string;
  readonly by: string;
  /** Set at the desk. */
  readonly staff?: StaffAuthor | undefined;
  /** The version of the order that staff saw. */
  readonly version?: number | undefined;
  /** Whether staff chose the order although the reference names another. */
  readonly isChosen?: boolean | undefined;
  /** Refuses with 'record-changed' unless the transfer is exactly what is due. */
  readonly isExact?: boolean | undefined;
}

/** The state of an order after booking a transfer. */
export interface BookedTransfer {
  readonly state: Order['state'];
  /** The amount still due. */
  readonly due: Mills;
  /** The amount to give back. */
  readonly back: Mills;
  readonly paymentId: number;
}

/**
 * Books a transfer for an order (readings R10, R19). The amount due makes it paid; less is a part, and its buyer is
 * asked for the rest; what is more than due is to be given back. Refuses with 'not-found', 'record-changed' and as
 * `settleTransfer` does. A transfer for a cancelled or paid order is stored and due for refund.
 */
export function recordTransfer(
  { db, now, holds, shopUrl }: StaffPaymentsContext,
  { orderId, amount, reference, by, staff, version, isChosen, isExact = false }: Transfer,
): Promise<BookedTransfer> {
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    if (version !== undefined) await requireUnchanged(trx, `order ${orderId}`, version);
    const awaitsPrice = (await countUnpriced(trx, orderId)) > 0;
    const isBooked = await isTransferBooked(trx, { orderId, amount, reference });
    const settled = Refused.unless(
      settleTransfer({ ...order, awaitsPrice }, { amount, reference, isBooked, isChosen }),
    );
    const { effect, back, isRefundDue } = settled;
    if (isExact && (effect !== 'counts' || back > 0 || isRefundDue)) {
      throw new Refused('record-changed');
    }
    const payment = { order, received: amount, reference, now, shopUrl, by, staff, back };
    const eventId =
      effect === 'counts'
        ? await settleOrder(trx, { ...payment, outcome: 'paid', settled: { ...settled, effect } })
        : effect === 'part'
          ? await bookPart(trx, payment, new Date(+now + holds.transferMs))
          : await bookSurplus(trx, payment);
    const paymentId = await insertPayment(trx, {
      order_id: orderId,
      mode: 'bankTransfer',
      reference,
      outcome: 'paid',
      effect,
      amount_mills: amount,
      settled_at: now,
      callback_id: null,
      event_id: eventId,
      refund_due_at: settled.isRefundDue ? now : null,
    });
    if (back > 0) await insertExcess(trx, { orderId, amount: back, now });
    if (isRefundDue) {
      const why = effect === 'surplus' ? 'paid before' : 'paid after it was cancelled';
      await flagPayment(trx, { ...payment, mode: 'bankTransfer', why });
    }
    const moved = (await lockOrder(trx, orderId)) ?? order;
    const isWaiting = effect === 'part' && moved.state !== 'Cancelled';
    return {
      state: moved.state,
      due: isWaiting ? amountDue(moved) : 0,
      back: isRefundDue ? amount : back,
      paymentId,
    };
  });
}

/** Records a transfer for an order that was paid before, and tells its buyer. Returns the number of the record. */
async function bookSurplus(trx: Trx, payment: Parameters<typeof bookPart>[1]): Promise<number> {
  const { order, received, reference, now, shopUrl, by, staff } = payment;
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action: 'payment-surplus',
    subject: `order ${order.id}`,
    detail: { reference, amountMills: received, by },
    staff,
  });
  const { email: recipient, firstName } = await readProfile(trx, order.userId);
  await queueMail(
    trx,
    surplusPaymentMail({ recipient, firstName, received, order, shopUrl }),
    eventId,
  );
  return eventId;
}

/**
 * Records a part, restarts the hold for another transfer, and asks the buyer for the rest. Returns the number of the
 * record.
 */
async function bookPart(
  trx: Trx,
  payment: {
    readonly order: LockedOrder;
    readonly received: Mills;
    readonly reference: string;
    readonly now: Date;
    readonly shopUrl: string;
    readonly by: string;
    readonly staff: StaffAuthor | undefined;
  },
  until: Date,
): Promise<number> {
  const { order, received, reference, now, shopUrl, by, staff } = payment;
  const partPaid = (order.partPaid ?? 0) + received;
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action: 'payment-part',
    subject: `order ${order.id}`,
    detail: { reference, amountMills: received, dueMills: amountDue({ ...order, partPaid }), by },
    staff,
  });
  const { email: recipient, firstName } = await readProfile(trx, order.userId);
  const words = { recipient, firstName, received, shopUrl };
  if (order.state === 'Cancelled') {
    await queueMail(trx, paymentReceivedMail({ ...words, order }), eventId);
    return eventId;
  }
  const heldUntil = order.heldUntil && order.heldUntil > until ? order.heldUntil : until;
  await holdForRest(trx, order.id, heldUntil);
  const mail = partialPaymentMail({ ...words, order: { ...order, partPaid }, heldUntil });
  await queueMail(trx, mail, eventId);
  return eventId;
}
