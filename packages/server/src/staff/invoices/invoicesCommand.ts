import { UsageProblem } from '../commandWords.ts';
import { invoiceNumber, invoiceSums } from '@formulary/rules/invoices/invoiceSums';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { poundsFromMills } from '@formulary/rules/money/pounds';
import type { BookedInvoice } from './invoices.queries.ts';
import { writeCsv } from '../../platform/csv/writeCsv.ts';

/** Staff command for the invoices of a month, such as 2026-11. */
export interface InvoicesCommand {
  readonly kind: 'invoices-of-month';
  readonly month: string;
}

const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

/** Parses the arguments after `invoices`. Refuses invalid ones with a `UsageProblem`. */
export function readInvoicesCommand(
  verb: string | undefined,
  month: string | undefined,
  options: Readonly<Record<string, unknown>>,
): InvoicesCommand {
  const [stray] = Object.keys(options);
  if (stray !== undefined) throw new UsageProblem(`--${stray} does not go with this command.`);
  if (verb !== 'month') {
    throw new UsageProblem('Say which invoices: invoices month 2026-11.');
  }
  if (month === undefined || !MONTH.test(month)) {
    throw new UsageProblem(`"${month ?? ''}" is not a month: say one such as 2026-11.`);
  }
  return { kind: 'invoices-of-month', month };
}

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
