import type { InvoiceKind } from '../orders/orderInvoice.ts';

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { Invoice: 'INV', 'Credit note': 'CN' };
const DIGITS = 6;

/**
 * Returns the number of an invoice or credit note, 'INV-000012'. Each kind has its own sequence from 1 without gaps
 * (VAT Regulations 1995, regulation 14(1)(a)).
 */
export function invoiceNumber(kind: InvoiceKind, count: number): string {
  return `${PREFIXES[kind]}-${String(count).padStart(DIGITS, '0')}`;
}
