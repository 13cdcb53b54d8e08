import type { Db } from '../platform/database/Db.ts';

/** Reads the products of a user's own orders, except cancelled ones. */
export async function readBoughtProducts(db: Db, userId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.user_id', '=', userId)
    .where('orders.state', '!=', 'Cancelled')
    .select('order_lines.product_id')
    .distinct()
    .execute();
  return rows.flatMap((row) => row.product_id ?? []);
}
