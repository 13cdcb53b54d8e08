import type { Trx } from '../platform/database/Trx.ts';
import { addJob } from '../platform/jobs/addJob.queries.ts';
import { creditOf } from '@formulary/rules/invoices/creditOf';
import { grossOf, invoiceNumber, invoiceSums } from '@formulary/rules/invoices/invoiceSums';
import { type Charge, chargeOf, nothingCharged } from '@formulary/rules/invoices/charge';
import { readBill, readPaidRefunds } from './bills.queries.ts';
import { insertInvoice, readInvoiceContents } from './invoices.queries.ts';
import { brand } from '@formulary/rules/brand/brand';

/** The invoiced payment. */
export interface InvoicedPayment {
  readonly orderId: number;
  /** Event of the payment. */
  readonly eventId: number;
  readonly at: Date;
}

/**
 * Writes the VAT invoice of a locked order in the transaction that marks it paid. Queues its PDF and returns its
 * number. Goods paid before dispatch are supplied at payment, so the date of issue is the time of supply.
 */
export async function issueInvoice(
  trx: Trx,
  { orderId, eventId, at }: InvoicedPayment,
): Promise<string> {
  const bill = await readBill(trx, orderId);
  const charge = chargeOf(bill);
  const { address, company, contact } = brand;
  const { id, number } = await insertInvoice(trx, {
    kind: 'Invoice',
    orderId,
    creditsId: null,
    issuedAt: at,
    sums: invoiceSums(charge),
    content: {
      supplier: {
        address,
        vatNumber: company.vatNumber,
        registration: company.registration,
        email: contact.email,
      },
      customer: bill.customer,
      orderNumber: bill.number,
      paymentMode: bill.paymentMode,
      charge,
    },
    eventId,
  });
  await addMaking(trx, id);
  return number;
}

/** A refund of an order. */
interface CreditedRefund {
  readonly orderId: number;
  /** Whether the whole payment was refunded; otherwise the reduction of the order. */
  readonly isFullRefund: boolean;
  /** Whether there was no such payment: the transfer was booked by mistake. */
  readonly isUndone?: boolean;
  /** Event of the refund. */
  readonly eventId: number;
  readonly at: Date;
}

const REASONS = {
  whole: 'The order was cancelled and its payment given back.',
  undone: 'The payment was noted by mistake: the order is not paid yet.',
  part: 'What was ordered on prescription was changed or given up after it was paid.',
} as const;

/**
 * Writes the credit note of a locked order in the transaction that records its refund, which is when the price falls in
 * VAT law (VAT Regulations 1995, regulation 24B). Queues its PDF and returns its number. Returns undefined without an
 * invoice, or for a second payment that was never invoiced.
 */
export async function issueCreditNote(
  trx: Trx,
  { orderId, isFullRefund, isUndone = false, eventId, at }: CreditedRefund,
): Promise<string | undefined> {
  const papers = await readInvoiceContents(trx, orderId);
  const invoice = papers.findLast(({ kind }) => kind === 'Invoice');
  const last = papers.at(-1);
  if (!invoice || !last) return undefined;
  const { charge: before } = last.content;
  const after = isFullRefund ? nothingCharged : await readChargeNow(trx, orderId, before);
  const given = creditOf(before, after);
  if (given.sums.amount <= 0) return undefined;
  const isChanged = given.lines.length > 0;
  const reasons = [
    ...(isUndone
      ? [REASONS.undone]
      : isFullRefund
        ? [REASONS.whole]
        : isChanged
          ? [REASONS.part]
          : []),
    ...(isFullRefund ? [] : (given.refunds ?? []).map(({ details }) => details)),
  ];
  const { id, number } = await insertInvoice(trx, {
    kind: 'Credit note',
    orderId,
    creditsId: invoice.id,
    issuedAt: at,
    sums: given.sums,
    content: {
      ...invoice.content,
      charge: after,
      credit: {
        invoiceNumber: invoiceNumber('Invoice', invoice.number),
        invoiceIssuedAt: invoice.issuedAt.toISOString(),
        reason: reasons.join(' '),
        given,
      },
    },
    eventId,
  });
  await addMaking(trx, id);
  return number;
}

/**
 * Returns what an order is charged now: its lines of today, less the refunds that were paid out. `charged` is what its last
 * invoice or credit note left.
 */
export async function readChargeNow(trx: Trx, orderId: number, charged: Charge): Promise<Charge> {
  const { amount, lines } = await readBill(trx, orderId);
  const refunds = await readPaidRefunds(trx, orderId);
  const refunded = grossOf(refunds.flatMap(({ rates }) => rates));
  return {
    ...charged,
    lines: lines.filter(({ quantity }) => quantity > 0),
    ...(refunds.length > 0 ? { refunds } : {}),
    amount: amount - refunded,
  };
}

/** Task that makes the PDFs of invoices. */
export const MAKING = 'make-invoice';

/** Queues the PDF of an invoice in the transaction that writes the invoice. */
export async function addMaking(trx: Trx, invoiceId: number): Promise<void> {
  await addJob(trx, { name: MAKING }, { invoiceId }, { key: `${MAKING} ${invoiceId}` });
}
