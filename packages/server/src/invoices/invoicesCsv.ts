import { formatDate } from '@formulary/rules/dates/londonTime';
import { invoiceNumber, invoiceSums } from '@formulary/rules/invoices/invoiceSums';
import { poundsFromMills } from '@formulary/rules/money/pounds';
import { writeCsv } from '../platform/csv/writeCsv.ts';
import type { BookedInvoice } from './invoicesOfMonth.queries.ts';

const COLUMNS = [
  'Number',
  'Kind',
  'Date of issue',
  'Time of supply',
  'Order',
  'Credits invoice',
  'Customer',
  'VAT rate',
  'Net',
  'VAT',
  'With VAT',
] as const;
const DECIMALS = 2;

/**
 * Formats invoices and credit notes for the accountant: a line for each VAT rate of each, in pounds to the penny.
 * Credits are below 0, so that a column can be summed.
 */
export function invoicesCsv(invoices: readonly BookedInvoice[]): string {
  const lines = invoices.flatMap(({ kind, number, issuedAt, content }) => {
    const { charge, credit, customer, orderNumber } = content;
    const day = formatDate(issuedAt);
    const sign = credit ? -1 : 1;
    const { rates } = credit?.given.sums ?? invoiceSums(charge);
    return rates.map(({ percent, net, vat }) => [
      invoiceNumber(kind, number),
      kind,
      day,
      credit ? formatDate(new Date(credit.invoiceIssuedAt)) : day,
      orderNumber,
      credit?.invoiceNumber ?? '',
      customer[0],
      `${percent}%`,
      ...[net, vat, net + vat].map((amount) => sign * poundsFromMills(amount)),
    ]);
  });
  return writeCsv(COLUMNS, lines, { decimals: DECIMALS });
}
