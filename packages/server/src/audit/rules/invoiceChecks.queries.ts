import { creditOf } from '@formulary/rules/invoices/creditOf';
import { invoiceSums } from '@formulary/rules/invoices/invoiceSums';
import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';
import {
  type AuditedInvoice,
  invoiceBatches,
  type InvoicedOrder,
} from './invoiceBatches.queries.ts';

/** Checks of invoices and credit notes (I54 to I58). */
export const invoiceChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I54',
      severity: 1,
      rule: 'Invoices, and credit notes, are numbered from 1 without a gap',
    },
    () => sql`
      select 'invoice ' || id as key
      from (select id, number, row_number() over (partition by kind order by number) as place from invoices) as numbered
      where number <> place
      union all
      select 'series ' || lower(kind) from invoice_series as series
      where last <> (select count(*) from invoices where invoices.kind = series.kind)`,
  ),
  sqlCheck(
    {
      id: 'I55',
      severity: 1,
      rule: 'Every order that was paid while it stood has its invoice',
    },
    () => sql`
      select subject as key from audit_events
      join invoice_series on invoice_series.kind = 'Invoice' and audit_events.id > after_event
      where action = 'order-moved' and detail ->> 'cause' = 'paid' and detail ->> 'state' <> 'Cancelled'
        and not exists (select from invoices
          where invoices.kind = 'Invoice' and event_id = audit_events.id and subject = 'order ' || order_id)`,
  ),
  {
    rules: [
      {
        id: 'I56',
        severity: 1,
        rule: 'An invoice charges what was paid, a credit note what is charged no more; their sums are those of their lines',
      },
      {
        id: 'I58',
        severity: 1,
        rule: 'An invoice less its credit notes is what is still paid of its order',
      },
    ],
    run: async (trx, _context, findings) => {
      for await (const orders of invoiceBatches(trx)) {
        const broken = orders.flatMap(wrongInvoices);
        findings.add(
          'I56',
          broken.map(({ id }) => `invoice ${id}`),
        );
        const unsettled = orders.filter(({ invoices, left }) => leftOf(invoices) !== left);
        findings.add(
          'I58',
          unsettled.map(({ id }) => `order ${id}`),
        );
      }
    },
  },
  sqlCheck(
    { id: 'I57', severity: 1, rule: 'The PDF of an invoice or credit note has its hash' },
    () => sql`
      select 'invoice ' || invoice_id as key from invoice_files where hash <> sha256(pdf)`,
  ),
];

function leftOf([{ amount }, ...credits]: InvoicedOrder['invoices']): number {
  return credits.reduce((left, credit) => left - credit.amount, amount);
}

/** Returns an order's invoices and credit notes that differ from the pricing rules. */
function wrongInvoices({ number, paid, invoices }: InvoicedOrder): readonly AuditedInvoice[] {
  return invoices.filter(({ content, net, vat, amount }, at) => {
    const before = invoices[at - 1]?.content.charge;
    const sums = before ? creditOf(before, content.charge).sums : invoiceSums(content.charge);
    const isSummed = sums.net === net && sums.vat === vat && sums.amount === amount;
    const isOfOrder = content.orderNumber === number && (at > 0 || amount === paid);
    return !isSummed || !isOfOrder;
  });
}
