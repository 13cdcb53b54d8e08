import type { InvoiceKind } from '@formulary/rules/orders/orderInvoice';
import type { InvoiceContent } from '../../invoices/invoices.tables.ts';
import { sql } from 'kysely';
import { creditOf } from '@formulary/rules/invoices/creditOf';
import { invoiceSums } from '@formulary/rules/invoices/invoiceSums';
import type { Trx } from '../../platform/database/Trx.ts';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

const AT_ONCE = 1_000;

/** Audited fields of an invoice or credit note; money in mills. */
interface AuditedInvoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly content: InvoiceContent;
  readonly net: number;
  readonly vat: number;
  readonly amount: number;
}

/** An order with its invoices and credit notes. It has another invoice if the payment of the one before was undone. */
interface InvoicedOrder {
  readonly id: number;
  readonly number: string;
  /** Order amount when it was paid, before later reductions; null while it is not paid. */
  readonly paid: number | null;
  /** Amount paid minus refunds; 0 while it is not paid. */
  readonly left: number;
  /** Each invoice and then its credit notes, oldest first. */
  readonly invoices: readonly [AuditedInvoice, ...AuditedInvoice[]];
}

/** Yields all orders with an invoice in batches, ordered by id. */
async function* invoiceBatches(trx: Trx): AsyncGenerator<readonly InvoicedOrder[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<InvoicedOrder>`
      select orders.id, orders.number, case when is_paid then orders.amount_mills + credit.given end::float8 as paid,
        case when not is_paid or exists (select from payments where order_id = orders.id and outcome = 'paid' and effect in ('counts', 'part')
            and refunded_at is not null)
          then 0 else orders.amount_mills + credit.due - credit.refunded end::float8 as left,
        (select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'content', content, 'net', net_mills, 'vat', vat_mills,
            'amount', amount_mills) order by id)
          from invoices where order_id = orders.id) as invoices
      from orders cross join lateral (
        select coalesce(sum(amount_mills) filter (where kind = 'change'), 0) as given,
          coalesce(sum(amount_mills) filter (where kind = 'change' and refunded_at is null), 0) as due,
          coalesce(sum(amount_mills) filter (where kind in ('refund', 'goodwill') and refunded_at is not null), 0) as refunded
        from order_credits where order_id = orders.id and is_charged) as credit
      cross join lateral (select payment_status in ('Paid', 'Refunded') as is_paid) as payment
      where orders.id > ${after} and exists (select from invoices where order_id = orders.id)
      order by orders.id limit ${sql.lit(AT_ONCE)}`.execute(trx);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Checks of invoices and credit notes (I54 to I58). */
export const invoiceChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I54',
      severity: 1,
      rule: 'Invoices, and credit notes, are numbered from 1 without a gap but those that restores record; so are the editions of an order’s invoice',
    },
    () => sql`
      select 'invoice ' || id as key
      from (select id, kind, number, row_number() over (partition by kind order by number) as place from invoices) as numbered
      where number <> place + (select coalesce(sum(last - first + 1), 0) from skipped_invoice_numbers as skipped
        where skipped.kind = numbered.kind and skipped.last < numbered.number)
      union all
      select 'series ' || lower(kind) from invoice_series as series
      where last <> (select count(*) from invoices where invoices.kind = series.kind)
        + (select coalesce(sum(skipped.last - first + 1), 0) from skipped_invoice_numbers as skipped where skipped.kind = series.kind)
      union all
      select 'invoice ' || id from invoices as later
      where edition > 1 and not exists (select from invoices as earlier
        where earlier.order_id = later.order_id and earlier.kind = 'Invoice' and earlier.edition = later.edition - 1
          and earlier.id < later.id)`,
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

function leftOf(invoices: InvoicedOrder['invoices']): number {
  return invoices.reduce(
    (left, { kind, amount }) => left + (kind === 'Invoice' ? amount : -amount),
    0,
  );
}

/** Returns an order's invoices and credit notes that differ from the pricing rules. */
function wrongInvoices({ number, paid, invoices }: InvoicedOrder): readonly AuditedInvoice[] {
  const newest = invoices.findLastIndex(({ kind }) => kind === 'Invoice');
  return invoices.filter(({ kind, content, net, vat, amount }, at) => {
    const before = kind === 'Invoice' ? undefined : invoices[at - 1]?.content.charge;
    const sums = before ? creditOf(before, content.charge).sums : invoiceSums(content.charge);
    const isSummed = sums.net === net && sums.vat === vat && sums.amount === amount;
    const isOfOrder =
      content.orderNumber === number && (at !== newest || paid === null || amount === paid);
    return !isSummed || !isOfOrder;
  });
}
