import { orderStateOf } from '@formulary/rules/orders/orderStates';
import type { PaymentOutcome, Settlement } from '@formulary/rules/payments/settlePayment';
import type { Mills } from '@formulary/rules/money/mills';
import { readProfile } from '../accounts/users.queries.ts';
import { issueInvoice } from '../invoices/issueInvoice.ts';
import {
  isOrderSigned,
  type LockedOrder,
  type MoveCause,
  moveOrder,
} from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { paymentReceivedMail } from './mails/paymentReceivedMail.ts';

/** The outcome of a payment of a locked order. */
export interface OrderPayment {
  readonly order: LockedOrder;
  readonly outcome: PaymentOutcome;
  readonly settled: Settlement;
  /** Amount of this payment; undefined when earlier parts cover a new amount of the order. */
  readonly received?: Mills;
  readonly reference?: string;
  readonly now: Date;
  readonly shopUrl: string;
  /** The member of staff who found it on the bank statement. */
  readonly by?: string;
  /** Set at the desk. */
  readonly staff?: StaffAuthor | undefined;
  /** What of it is more than was due, and is given back. */
  readonly back?: Mills;
}

const CAUSES: Readonly<Record<PaymentOutcome, MoveCause>> = {
  paid: 'paid',
  declined: 'declined',
  cancelled: 'payment-cancelled',
};

/**
 * Applies the outcome of a payment: moves the order on, records it, issues its invoice and mails the buyer. Returns the
 * number of the record. An order paid after its cancellation is never supplied and has no invoice.
 */
export async function settleOrder(trx: Trx, payment: OrderPayment): Promise<number> {
  const { order, outcome, settled, received, reference, now, shopUrl, by, staff, back } = payment;
  const { paymentStatus } = settled;
  const isSigned = await isOrderSigned(trx, order.id);
  const state = orderStateOf({ state: order.state, paymentStatus, isSigned });
  const eventId = await moveOrder(trx, order, {
    cause: CAUSES[outcome],
    state,
    paymentStatus,
    at: now,
    detail: {
      ...(reference === undefined ? {} : { reference }),
      amountMills: received ?? order.amount,
      ...(by === undefined ? {} : { by }),
      ...(back ? { backMills: back } : {}),
    },
    staff,
  });
  if (outcome === 'paid') {
    const { email, firstName } = await readProfile(trx, order.userId);
    const words = {
      recipient: email,
      firstName,
      received,
      back,
      order: { ...order, state },
      shopUrl,
    };
    const isSupplied = state !== 'Cancelled';
    const invoice =
      isSupplied && (await issueInvoice(trx, { orderId: order.id, eventId, at: now }));
    const mail = paymentReceivedMail({ ...words, ...(invoice ? { invoice } : {}) });
    await queueMail(trx, mail, eventId);
  }
  return eventId;
}
