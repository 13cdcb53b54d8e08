import type { InvoiceKind } from '../orders/orderInvoice.ts';

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { Invoice: 'INV', 'Credit note': 'CN' };
const DIGITS = 6;

/**
 * The number of an invoice or a credit note, 'INV-000012': each kind is counted on its own from 1, without a gap (VAT
 * Regulations 1995, regulation 14(1)(a)).
 */
export function invoiceNumber(kind: InvoiceKind, count: number): string {
  return `${PREFIXES[kind]}-${String(count).padStart(DIGITS, '0')}`;
}
