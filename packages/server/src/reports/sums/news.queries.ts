import type { InvoiceKind } from '@formulary/rules/orders/orderInvoice';
import { sql } from 'kysely';
import type { InvoiceContent } from '../../invoices/invoices.tables.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { ReportNews } from '../reports.tables.ts';

/** Arbitrary key of the advisory lock under which the sums are written. */
const SUMS_LOCK = 7_081_985;

/** Waits until nobody else adds to the sums, and keeps others waiting until the transaction ends. */
export async function lockSums(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SUMS_LOCK)})`.execute(trx);
}

/** What was new. */
export interface News {
  readonly kind: ReportNews;
  readonly id: number;
}

/** Takes away some of what is new, and returns it. */
export async function takeNews(trx: Trx, most: number): Promise<readonly News[]> {
  const { rows } = await sql<News>`
    delete from report_news where (kind, id) in (
      select kind, id from report_news order by kind, id limit ${sql.lit(most)})
    returning kind, id`.execute(trx);
  return rows;
}

/** Counts what is new. */
export async function countNews(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from report_news`.execute(db);
  return rows[0]?.count ?? 0;
}

/** An invoice or credit note, as reports add it up. */
export interface ReportedInvoice {
  readonly kind: InvoiceKind;
  readonly issuedAt: Date;
  readonly content: InvoiceContent;
  readonly customerId: number;
}

/** Reads invoices and credit notes by id. */
export async function readReportedInvoices(
  db: Db,
  ids: readonly number[],
): Promise<readonly ReportedInvoice[]> {
  const { rows } = await sql<ReportedInvoice>`
    select kind, issued_at as "issuedAt", content, user_id as "customerId"
    from invoices join orders on orders.id = order_id where invoices.id = any(${ids})`.execute(db);
  return rows;
}

/** Reads the products of order lines; items by hand have none. */
export async function readProductsOfLines(
  db: Db,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; productId: number }>`
    select id, product_id as "productId" from order_lines
    where id = any(${lineIds}) and product_id is not null`.execute(db);
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}

/** When something of an order was done. */
export interface TimedOrder {
  readonly from: Date;
  readonly to: Date;
}

/** Reads when orders were placed, and when the last of them left. */
export async function readDispatches(
  db: Db,
  ids: readonly number[],
): Promise<readonly TimedOrder[]> {
  const { rows } = await sql<TimedOrder>`
    select placed_at as "from", moved.at as "to"
    from orders cross join lateral (
      select min(happened_at) as at from audit_events
      where subject = 'order ' || orders.id and action = 'order-moved' and detail ->> 'state' = 'Dispatched'
    ) as moved
    where orders.id = any(${ids}) and moved.at is not null`.execute(db);
  return rows;
}

/** Reads when prescriptions were ordered and signed. */
export async function readSignatures(
  db: Db,
  ids: readonly number[],
): Promise<readonly TimedOrder[]> {
  const { rows } = await sql<TimedOrder>`
    select created_at as "from", signed_at as "to" from prescriptions
    where id = any(${ids}) and signed_at is not null`.execute(db);
  return rows;
}
