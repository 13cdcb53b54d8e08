import type { Order } from '@formulary/rules/orders/order';
import {
  type AdvanceCause,
  type AdvanceState,
  orderStateNames,
  orderStates,
} from '@formulary/rules/orders/orderStates';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { recordEvent, type StaffAuthor } from '../platform/events/recordEvent.queries.ts';
import { orderColumns } from './orderColumns.ts';
import { orderOf } from './orders.rows.ts';

/** An order locked until the transaction ends. */
export interface LockedOrder extends Pick<
  Order,
  'id' | 'number' | 'state' | 'paymentStatus' | 'paymentMode' | 'amount' | 'partPaid' | 'heldUntil'
> {
  readonly userId: number;
}

/** Recorded cause of an order's change of state. */
export type MoveCause =
  /** Reported by the card provider, or booked by staff for a transfer. */
  | 'paid'
  | 'declined'
  | 'payment-cancelled'
  /** A transfer was booked by mistake. */
  | 'payment-undone'
  | 'signed'
  /** The time to pay has run out. */
  | 'expired'
  /** Cancelled by staff. */
  | 'cancelled'
  | 'refunded'
  | 'repriced'
  /** Staff cancelled what had not been sent. */
  | 'rest-cancelled'
  /** Staff voided a signed prescription. */
  | 'prescription-voided'
  | AdvanceCause;

/** The moves of an order by staff: the command, the state and the recorded cause. */
export const orderAdvances = orderStateNames.flatMap((state) => {
  const { advance } = orderStates[state];
  return advance ? [{ ...advance, to: state as AdvanceState }] : [];
});

/** The new state of an order and the cause. */
export interface OrderMove {
  readonly cause: MoveCause;
  readonly state: Order['state'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly at: Date;
  readonly actorId?: number;
  /** Set for what staff did at the desk. */
  readonly staff?: StaffAuthor | undefined;
  /** Ids, amounts and notes of staff; no personal data of buyers. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Locks an order against other moves until the transaction ends; undefined when it does not exist. */
export async function lockOrder(trx: Trx, orderId: number): Promise<LockedOrder | undefined> {
  const row = await trx
    .selectFrom('orders')
    .select(orderColumns)
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  // A separate statement: a part payment may have been booked while this one waited for the lock.
  const { rows } = await sql<{ partPaid: number }>`
    select coalesce(sum(amount_mills), 0)::float8 as "partPaid" from payments
    where order_id = ${orderId} and effect = 'part'`.execute(trx);
  return { ...orderOf({ ...row, part_paid_mills: rows[0]?.partPaid ?? 0 }), userId: row.user_id };
}

/** Returns the id of the order with a number. */
export async function orderIdOf(db: Db, number: string): Promise<number | undefined> {
  const order = db.selectFrom('orders').select('id').where('number', '=', number);
  return (await order.executeTakeFirst())?.id;
}

/**
 * Returns whether every prescription of an order is signed with a confirmed signature. A rejected prescription that was
 * corrected or given up holds nothing up. The database function `is_order_signed` decides, because its triggers need
 * the same answer.
 */
export async function isOrderSigned(trx: Trx, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isSigned: boolean }>`
    select is_order_signed(id) as "isSigned" from orders where id = ${orderId}`.execute(trx);
  return rows[0]?.isSigned ?? false;
}

/**
 * Changes the state of a locked order and records it; returns the number of the record. An order that no longer awaits
 * payment has no hold time, and one that is cancelled, or whose rest is, is not held back.
 */
export async function moveOrder(
  trx: Trx,
  { id }: Pick<LockedOrder, 'id'>,
  { cause, state, paymentStatus, at, actorId, staff, detail = {} }: OrderMove,
): Promise<number> {
  const endsHold = state === 'Cancelled' || cause === 'rest-cancelled';
  await trx
    .updateTable('orders')
    .set({
      state,
      payment_status: paymentStatus,
      ...(state === 'Awaiting payment' ? {} : { held_until: null }),
      ...(endsHold ? { on_hold_since: null, hold_reason: null } : {}),
    })
    .where('id', '=', id)
    .execute();
  return recordEvent(trx, {
    at,
    actorId,
    action: 'order-moved',
    subject: `order ${id}`,
    detail: { ...detail, cause, state, paymentStatus },
    staff,
  });
}

/** Returns the stock of an order, once for each of its lines. Products are locked in the order of their ids. */
export async function releaseStock(trx: Trx, orderId: number, releasedAt: Date): Promise<void> {
  await sql`
    select id from products
    where id in (select product_id from order_lines where order_id = ${orderId})
    order by id for no key update`.execute(trx);
  await sql`
    with taken as (
      select moved.product_id, -sum(moved.quantity) as quantity, order_line_id
      from stock_movements as moved join order_lines on order_lines.id = order_line_id
      where order_id = ${orderId} and cause in ('order', 'change')
      group by moved.product_id, order_line_id having sum(moved.quantity) <> 0
    ), given_back as (
      insert into stock_movements (product_id, cause, quantity, order_line_id, moved_at)
      select product_id, 'release', quantity, order_line_id, ${releasedAt}
      from taken
      returning product_id, quantity
    )
    update products set in_stock = in_stock + packs
    from (select product_id, sum(quantity) as packs from given_back group by product_id) as sums
    where products.id = sums.product_id`.execute(trx);
}
