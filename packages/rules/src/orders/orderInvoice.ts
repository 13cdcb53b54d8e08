import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, money, recordId, text, word } from '../wire/scalars.ts';

/** The VAT documents of an order: an invoice on payment, a credit note on a refund. */
export const invoiceKind = word(['Invoice', 'Credit note']);

/** A VAT invoice or credit note of an order. A call returns its PDF by its id. */
export const orderInvoice = entity({
  id: field('invoice_pk', recordId),
  kind: field('invoice_kind', invoiceKind),
  number: field('invoice_no', text(1, 40)),
  issuedAt: field('invoice_date', instant),
  /** The charged or credited amount including VAT. */
  amount: field('invoice_amount', money),
});

export type InvoiceKind = Words<typeof invoiceKind>;
export type OrderInvoice = Words<typeof orderInvoice>;
