import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import type { Mills } from '@formulary/rules/money/mills';
import type { RateSums } from '@formulary/rules/orders/orderSums';
import { mayRefund } from '@formulary/rules/payments/refunds/mayRefund';
import { refundableRates, spreadRefund } from '@formulary/rules/payments/refunds/spreadRefund';
import { readInvoiceContents } from '../../invoices/invoices.queries.ts';
import { readChargeNow } from '../../invoices/issueInvoice.ts';
import { type LockedOrder, lockOrder } from '../../orders/moveOrder.queries.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { StaffPaymentsContext } from '../StaffPaymentsContext.ts';
import { insertRefund, readBookers, readDecidedRefunds } from './refunds.queries.ts';

/** A refund in part, or goodwill. */
export interface PartRefund {
  readonly orderId: number;
  readonly kind: 'refund' | 'goodwill';
  /** With VAT. */
  readonly amount: Mills;
  /** Only of goods and delivery at this VAT rate; of all of them if undefined. */
  readonly percent: number | undefined;
  /** As the credit note states it. */
  readonly reason: string;
  readonly version: number;
}

/**
 * Decides to give back a part of a paid order. It is due from then on; `recordRefund` notes that it was paid out, writes the
 * credit note and mails the buyer. Returns net and VAT by rate. The order is locked, so that two refunds are summed. Refuses
 * with 'not-found', 'record-changed', as `readRefundable`, `mayRefund` and `spreadRefund` do.
 */
export function refundOrder(
  { db, now }: Pick<StaffPaymentsContext, 'db' | 'now'>,
  { orderId, kind, amount, percent, reason, version }: PartRefund,
  { actor, role }: { readonly actor: DeskActor; readonly role: StaffRole },
): Promise<readonly RateSums[]> {
  return withTransaction(db, async (trx) => {
    const { by, staff } = actor;
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    await requireUnchanged(trx, `order ${orderId}`, version);
    Refused.unless(mayRefund({ staffId: staff.staffId, role }, await readBookers(trx, orderId)));
    const rates = Refused.unless(spreadRefund(await readRefundable(trx, order), amount, percent));
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'refund-decided',
      subject: `order ${orderId}`,
      detail: { by, reason, kind, refundMills: amount },
      staff,
    });
    await insertRefund(trx, {
      order_id: orderId,
      kind,
      prescription_id: null,
      amount_mills: amount,
      reason,
      rates: JSON.stringify(rates),
      event_id: eventId,
      due_at: now,
      refunded_at: null,
      refund_note: null,
    });
    return rates;
  });
}

/**
 * Returns what of an order can still be given back, by VAT rate: what is charged now, less the refunds that were decided.
 * Refuses with 'refund-not-invoiced' an order that is not paid or has no invoice, and with 'refund-too-early' one whose
 * prescriptions may still change its amount.
 */
export async function readRefundable(
  trx: Trx,
  { id, state, paymentStatus }: Pick<LockedOrder, 'id' | 'state' | 'paymentStatus'>,
): Promise<readonly RateSums[]> {
  if (state === 'Cancelled' || paymentStatus !== 'Paid') throw new Refused('refund-not-invoiced');
  if (state === 'Awaiting prescription') throw new Refused('refund-too-early');
  const last = (await readInvoiceContents(trx, id)).at(-1);
  if (!last) throw new Refused('refund-not-invoiced');
  const charge = await readChargeNow(trx, id, last.content.charge);
  return refundableRates(charge, await readDecidedRefunds(trx, id));
}
