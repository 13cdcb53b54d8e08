import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order, OrderChange } from '@formulary/rules/orders/order';
import type { PageWindow } from '@formulary/rules/paging/pageWindow';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import { orderColumns, orderLineColumns } from './orderColumns.ts';
import { orderOf, orderWithLinesOf } from './orders.rows.ts';

export async function readDeliveryOptions(db: Db): Promise<readonly DeliveryOption[]> {
  return db
    .selectFrom('delivery_options')
    .select(['id', 'details', 'fee_mills as price', 'service'])
    .where('is_offered', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Sum of an order's part transfers, for a query of `orders`. */
export const partPaid = sql<number>`(select coalesce(sum(amount_mills), 0)::float8
  from payments where order_id = orders.id and effect = 'part')`.as('part_paid_mills');

export async function countOrders(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Reads a slice of a user's orders, newest first, without lines and billing addresses (spec 7.30); with a number, of
 * those whose number contains it.
 */
export async function readOrders(
  db: Db,
  userId: number,
  { number, limit, skip }: PageWindow & { readonly number?: string | undefined },
): Promise<readonly Order[]> {
  // Skipped orders are counted in the index alone; only rows on the page are read whole.
  const page = db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .$if(number !== undefined, (query) => query.where(sql<boolean>`strpos(number, ${number}) > 0`))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip);
  const rows = await db
    .selectFrom('orders')
    .select(orderColumns)
    .select(partPaid)
    .where('id', 'in', page)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(orderOf);
}

/** Reads the text of the order's prescription that was verified first; undefined before that. */
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

/** Reads since when each unsigned prescription of an order is pending. */
export async function readUnsignedSince(db: Db, orderId: number): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('prescriptions')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('status', '=', 'unsigned')
    .execute();
  return rows.map((row) => row.created_at);
}

/** Reads one of a user's orders with its lines and billing address; undefined for another user's order (spec 7.31). */
export async function readOrder(
  db: Db,
  userId: number,
  orderId: number,
): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(orderColumns)
    .select(partPaid)
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await db
    .selectFrom('order_lines')
    .select(orderLineColumns)
    .where('order_id', '=', orderId)
    // Leaves out lines that a review reduced to 0 packs.
    .where('quantity', '>', 0)
    .orderBy('id')
    .execute();
  return orderWithLinesOf(row, lines);
}

/** Reads changes to an order since it was placed: its first amount, and the lines whose packs changed. */
export async function readOrderChange(db: Db, orderId: number): Promise<OrderChange | undefined> {
  const { rows } = await sql<OrderChange>`
    select amount as "amountBefore", coalesce((
      select jsonb_agg(jsonb_build_object('name', name, 'before', quantity + back, 'now', quantity) order by id)
      from order_lines join (
        select order_line_id, sum(quantity) as back from stock_movements where cause = 'change' group by 1
      ) as moved on order_line_id = order_lines.id
      where order_id = ${orderId} and back <> 0), '[]') as lines
    from (
      select (detail -> 'beforeMills')::float8 as amount from audit_events
      where subject = ${`order ${orderId}`} and action = 'order-changed' and detail ? 'beforeMills'
      order by id limit 1) as first`.execute(db);
  return rows[0];
}
