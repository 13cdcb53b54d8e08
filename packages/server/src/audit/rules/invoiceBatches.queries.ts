import { sql } from 'kysely';
import type { InvoiceContent } from '../../invoices/InvoiceContent.ts';
import type { Trx } from '../../platform/database/Trx.ts';

const AT_ONCE = 1_000;

/** An invoice or credit note as the audit looks at it; money in mills. */
export interface AuditedInvoice {
  readonly id: number;
  readonly content: InvoiceContent;
  readonly net: number;
  readonly vat: number;
  readonly amount: number;
}

/** An order that has an invoice. */
export interface InvoicedOrder {
  readonly id: number;
  readonly number: string;
  /** What it costs, with all that it became cheaper by since it was paid. */
  readonly paid: number;
  /** What is still paid of it: all but what was given back. */
  readonly left: number;
  /** The invoice, then its credit notes, the oldest first. */
  readonly invoices: readonly [AuditedInvoice, ...AuditedInvoice[]];
}

/** Every order that has an invoice, in batches in the order of their ids. */
export async function* invoiceBatches(trx: Trx): AsyncGenerator<readonly InvoicedOrder[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<InvoicedOrder>`
      select orders.id, orders.number, (orders.amount_mills + credit.given)::float8 as paid,
        case when exists (select from payments where order_id = orders.id and outcome = 'paid' and effect in ('counts', 'part')
            and refunded_at is not null)
          then 0 else orders.amount_mills + credit.due end::float8 as left,
        (select jsonb_agg(jsonb_build_object('id', id, 'content', content, 'net', net_mills, 'vat', vat_mills,
            'amount', amount_mills) order by id)
          from invoices where order_id = orders.id) as invoices
      from orders cross join lateral (
        select coalesce(sum(amount_mills), 0) as given,
          coalesce(sum(amount_mills) filter (where refunded_at is null), 0) as due
        from order_credits where order_id = orders.id and is_charged) as credit
      where orders.id > ${after} and exists (select from invoices where order_id = orders.id)
      order by orders.id limit ${sql.lit(AT_ONCE)}`.execute(trx);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}
