import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, money, recordId, text, word } from '../wire/scalars.ts';

/** What the shop writes about the VAT of an order: an invoice once it is paid, a credit note when money is given back. */
export const invoiceKind = word(['Invoice', 'Credit note']);

/** A VAT invoice or credit note of an order; its PDF comes by its id. */
export const orderInvoice = entity({
  id: field('invoice_pk', recordId),
  kind: field('invoice_kind', invoiceKind),
  number: field('invoice_no', text(1, 40)),
  issuedAt: field('invoice_date', instant),
  /** What it charges, or credits, including VAT. */
  amount: field('invoice_amount', money),
});

export type InvoiceKind = Words<typeof invoiceKind>;
export type OrderInvoice = Words<typeof orderInvoice>;
