import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { PendingCounts } from '@formulary/rules/orders/pendingCounts';

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

const MOST_LATELY = 6;

/** Reads the ids of products on sale that the user has bought, the most recently bought first. */
export async function readBoughtLately(db: Db, userId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select products.id from products
    join order_lines as line on line.product_id = products.id and line.quantity > 0
    join orders on orders.id = line.order_id and orders.user_id = ${userId} and orders.state <> 'Cancelled'
    where products.is_on_sale
    group by products.id
    order by max(orders.placed_at) desc, products.id
    limit ${MOST_LATELY}`.execute(db);
  return rows.map(({ id }) => id);
}

interface PendingCountsRow {
  readonly toSign: number;
  readonly awaitingSignature: number;
  readonly toCorrect: number;
  readonly toAnswer: number;
  readonly awaitingAnswer: number;
  readonly toPay: number;
  readonly toPayId: number;
  readonly onTheWay: number;
  readonly onTheWayId: number;
}

/**
 * Reads a user's pending items: own orders, prescriptions ordered or to sign, and requests without an answer. Leaves out
 * cancelled orders.
 */
export async function readPendingCounts(db: Db, userId: number): Promise<PendingCounts> {
  const open = sql`from prescriptions as rx join orders on orders.id = rx.order_id and orders.state <> 'Cancelled'`;
  // An order without a price holds its stock without an end, and there is nothing to pay yet.
  const toPay = sql`state = 'Awaiting payment' and held_until is not null`;
  const { rows } = await sql<PendingCountsRow>`
    select
      (select count(*) ${open} where prescriber_id = ${userId} and status = 'unsigned') as "toSign",
      (select count(*) ${open} where practitioner_id = ${userId} and prescriber_id <> ${userId}
        and status = 'unsigned') as "awaitingSignature",
      (select count(*) ${open} where practitioner_id = ${userId} and status = 'rejected' and given_up_at is null
        and not exists (select from prescriptions as correction where correction.replaces_id = rx.id)) as "toCorrect",
      (select count(*) from prescriber_links where prescriber_id = ${userId} and status = 'pending') as "toAnswer",
      (select count(*) from prescriber_links where practitioner_id = ${userId} and status = 'pending') as "awaitingAnswer",
      count(*) filter (where ${toPay}) as "toPay",
      coalesce(max(id) filter (where ${toPay}), 0) as "toPayId",
      count(*) filter (where state = 'Dispatched') as "onTheWay",
      coalesce(max(id) filter (where state = 'Dispatched'), 0) as "onTheWayId"
    from orders where user_id = ${userId} and state in ('Awaiting payment', 'Dispatched')`.execute(
    db,
  );
  const row = rows[0]!;
  return {
    toSign: row.toSign,
    awaitingSignature: row.awaitingSignature,
    toCorrect: row.toCorrect,
    toAnswer: row.toAnswer,
    awaitingAnswer: row.awaitingAnswer,
    toPay: { count: row.toPay, onlyId: row.toPay === 1 ? row.toPayId : undefined },
    onTheWay: { count: row.onTheWay, onlyId: row.onTheWay === 1 ? row.onTheWayId : undefined },
  };
}
