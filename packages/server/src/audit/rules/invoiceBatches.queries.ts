import { sql } from 'kysely';
import type { InvoiceContent } from '../../invoices/invoices.tables.ts';
import type { Trx } from '../../platform/database/Trx.ts';

const AT_ONCE = 1_000;

/** Audited fields of an invoice or credit note; money in mills. */
export interface AuditedInvoice {
  readonly id: number;
  readonly content: InvoiceContent;
  readonly net: number;
  readonly vat: number;
  readonly amount: number;
}

/** An order with its invoice and credit notes. */
export interface InvoicedOrder {
  readonly id: number;
  readonly number: string;
  /** Order amount when it was paid, before later reductions. */
  readonly paid: number;
  /** Amount paid minus refunds. */
  readonly left: number;
  /** The invoice, then its credit notes, oldest first. */
  readonly invoices: readonly [AuditedInvoice, ...AuditedInvoice[]];
}

/** Yields all orders with an invoice in batches, ordered by id. */
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
