import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order } from '@formulary/rules/orders/order';
import type { Db } from '../platform/database/Db.ts';
import { orderOf, wholeOrderOf } from './orders.rows.ts';

export async function readDeliveryOptions(db: Db): Promise<readonly DeliveryOption[]> {
  return db
    .selectFrom('delivery_options')
    .select(['id', 'details', 'fee_mills as price', 'service'])
    .where('is_offered', '=', true)
    .orderBy('position')
    .execute();
}

export async function countOrders(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A slice of a user's orders, newest first, without their lines and billing addresses (spec 7.30). */
export async function readOrders(
  db: Db,
  userId: number,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<readonly Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(orderOf);
}

/** The text of the prescription of an order that was verified first; none before one is. */
export async function readFirstVerifiedText(
  db: Db,
  orderId: number,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('prescriptions')
    .select('canonical_text')
    .where('order_id', '=', orderId)
    .where('canonical_text', 'is not', null)
    .orderBy('verified_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.canonical_text;
}

/** Since when each unsigned prescription of an order waits. */
export async function readUnsignedSince(db: Db, orderId: number): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('prescriptions')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('status', '=', 'unsigned')
    .execute();
  return rows.map((row) => row.created_at);
}

/** One of a user's orders with its lines and billing address; somebody else's is not there (spec 7.31). */
export async function readOrder(
  db: Db,
  userId: number,
  orderId: number,
): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    // Of what its prescriptions no longer hold.
    .where('quantity', '>', 0)
    .orderBy('id')
    .execute();
  return wholeOrderOf(row, lines);
}
