import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';

const MOST_OFFERS = 6;

/**
 * Reads the ids of products on sale that the user has bought before and that have an offer at `now`: in stock first,
 * then the most recently bought.
 */
export async function readBoughtOffers(
  db: Db,
  userId: number,
  now: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select products.id from products
    join order_lines as line on line.product_id = products.id and line.quantity > 0
    join orders on orders.id = line.order_id and orders.user_id = ${userId} and orders.state <> 'Cancelled'
    where products.is_on_sale and exists (
      select from promotions
      where product_id = products.id and starts_at <= ${now} and ends_at >= ${now})
    group by products.id
    order by products.in_stock > products.minimum_stock desc, max(orders.placed_at) desc, products.id
    limit ${MOST_OFFERS}`.execute(db);
  return rows.map(({ id }) => id);
}
