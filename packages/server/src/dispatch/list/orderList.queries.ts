import type { ListedOrder } from '@formulary/rules/orders/orderList';
import { orderStates } from '@formulary/rules/orders/orderStates';
import { fullName } from '@formulary/rules/text/fullName';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { KeyedRow } from '../../platform/keyset/keysetPage.ts';
import { readsDown } from '../../platform/keyset/sortedValues.ts';
import { type OrderWindow, selectPage, stretchesFrom } from './orderPages.queries.ts';
import type { OrderSelection } from './selectOrders.queries.ts';

interface Row extends Omit<ListedOrder, 'buyer' | 'waitsFor' | 'place'> {
  readonly firstName: string;
  readonly lastName: string;
  readonly town: string | null;
  readonly postcode: string | null;
}

/** The columns of a row of the list, for a query of `orders` joined with its buyer in `users`. */
const listedColumns = sql`orders.id, number,
      (select coalesce(max(id), 0) from audit_events where subject = 'order ' || orders.id)::float8 as version, placed_at as "placedAt", state, user_id as "buyerId",
      first_name as "firstName", last_name as "lastName", billing_company as company,
      amount_mills::float8 as amount, payment_mode as "paymentMode", payment_status as "paymentStatus",
      held_until as "heldUntil", hold_reason as "onHold", has_prescription as "hasPrescription",
      delivery_details as delivery, shipping_city as town, shipping_postcode as postcode,
      state = 'Awaiting payment' and has_manual_prescription and exists (
        select from order_lines where order_id = orders.id and manual_index is not null and priced_at is null)
        as "awaitsPrice",
      (select coalesce(sum(amount_mills), 0)::float8 from payments
        where order_id = orders.id and effect = 'part') as "partPaid",
      (select coalesce(sum(amount_mills), 0)::float8 from (
        select amount_mills from payments
        where order_id = orders.id and refund_due_at is not null and refunded_at is null
        union all
        select amount_mills from order_credits where order_id = orders.id and refunded_at is null) as back
      ) as "refundDue",
      exists (select from order_flags where order_id = orders.id and cleared_at is null) as "isFlagged",
      (select coalesce(sum(quantity), 0)::integer from order_lines where order_id = orders.id) as packs,
      (select coalesce(sum(quantity), 0)::integer from parcel_lines where order_id = orders.id) as "packsSent"`;

/**
 * Reads a page of orders in the order of a sort; those with the same value by id. A page before a mark is read from the
 * mark backwards.
 */
export async function readListedOrders(
  db: Db,
  selection: OrderSelection,
  window: OrderWindow,
): Promise<readonly KeyedRow<ListedOrder>[]> {
  if (selection.kinds.length === 0) return [];
  const order = sql.raw(readsDown(window.isDescending, window.isBackward) ? 'desc' : 'asc');
  const read: KeyedRow<ListedOrder>[] = [];
  for (const place of stretchesFrom(window)) {
    const limit = window.limit - read.length;
    if (limit === 0) break;
    const { rows } = await sql<Row & { readonly key: string }>`
      select ${listedColumns}, page.key
      from (${selectPage(selection, { ...window, limit }, place)}) as page
      join orders on orders.id = page.id join users on users.id = user_id
      order by value ${order}, orders.id ${order}`.execute(db);
    read.push(...rows.map(({ key, ...row }) => ({ key, row: listedOf(row) })));
  }
  return read;
}

/** Reads an order as the list shows it; undefined for an unknown one. */
export async function readListedOrder(db: Db, orderId: number): Promise<ListedOrder | undefined> {
  const { rows } = await sql<Row>`
    select ${listedColumns} from orders join users on users.id = user_id
    where orders.id = ${orderId}`.execute(db);
  return rows[0] && listedOf(rows[0]);
}

function listedOf({ firstName, lastName, town, postcode, ...row }: Row): ListedOrder {
  const place = [town, postcode].filter(Boolean).join(', ');
  const waitsFor = row.refundDue > 0 ? 'refund' : orderStates[row.state].pending;
  return {
    ...row,
    buyer: fullName({ firstName, lastName }),
    company: row.company || undefined,
    heldUntil: row.heldUntil ?? undefined,
    onHold: row.onHold ?? undefined,
    waitsFor,
    place: place === '' ? undefined : place,
  };
}
