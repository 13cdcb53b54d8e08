import type { ProductImpact } from '@formulary/rules/catalogue/changes/productImpact';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

/**
 * Counts what refers to products: carts, orders that have not left, prescriptions that wait, promotions that hold now or
 * later, lists, requests to hear of them, and purchase orders. Each is counted once, also with several of the products.
 */
export async function readProductImpact(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<ProductImpact> {
  const { rows } = await sql<ProductImpact>`
    with wanted as materialized (select distinct unnest(${[...productIds]}::integer[]) as id),
    waiting as materialized (
      select line.id, order_id from wanted join order_lines as line on product_id = wanted.id
      join orders on orders.id = order_id
      where state in ('Awaiting payment', 'Awaiting prescription', 'Processing'))
    select
      (select count(distinct user_id)::float8 from wanted join cart_lines on product_id = wanted.id) as carts,
      (select count(distinct order_id)::float8 from waiting) as orders,
      (select count(distinct rx.id)::float8 from waiting
        join prescription_items as item on item.order_line_id = waiting.id
        join prescriptions as rx on rx.id = item.prescription_id where rx.status = 'unsigned') as prescriptions,
      (select count(*)::float8 from wanted join promotions on product_id = wanted.id
        where ends_at >= ${now}) as promotions,
      (select count(distinct list_id)::float8 from wanted
        join product_list_lines on product_id = wanted.id) as lists,
      (select count(distinct user_id)::float8 from wanted
        join stock_requests on product_id = wanted.id) as requests,
      (select count(distinct purchase_order_id)::float8 from wanted
        join purchase_order_lines on product_id = wanted.id
        join purchase_orders on purchase_orders.id = purchase_order_id
        where closed_at is null) as "purchaseOrders"`.execute(db);
  const [impact] = rows;
  if (impact === undefined) throw new Error('A count has a row');
  return impact;
}
