import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

/** Carts that hold a product in the same way. */
export interface HeldPacks {
  readonly quantity: number;
  readonly isPrescription: boolean;
  readonly carts: number;
}

/** Reads how many carts hold how many packs of a product. */
export async function readHeldInCarts(db: Db, productId: number): Promise<readonly HeldPacks[]> {
  const { rows } = await sql<HeldPacks>`
    select quantity, is_prescription as "isPrescription", count(*)::integer as carts
    from cart_lines where product_id = ${productId} group by quantity, is_prescription`.execute(db);
  return rows;
}

/** Counts the carts that hold a product, on prescription or not. */
export async function countCarts(db: Db, productId: number): Promise<number> {
  const { rows } = await sql<{ carts: number }>`
    select count(distinct user_id)::integer as carts from cart_lines where product_id = ${productId}`.execute(
    db,
  );
  return rows[0]?.carts ?? 0;
}

/** Counts the orders of a product that have not left. */
export async function countWaitingOrders(db: Db, productId: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(distinct orders.id)::integer as orders
    from order_lines join orders on orders.id = order_id
    where product_id = ${productId} and state in ('Awaiting payment', 'Awaiting prescription', 'Processing')`.execute(
    db,
  );
  return rows[0]?.orders ?? 0;
}
