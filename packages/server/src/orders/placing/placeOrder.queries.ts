import type { Order } from '@formulary/rules/orders/order';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { Overtaken } from '../../platform/database/withTransaction.ts';
import type { OrderDraft } from './OrderDraft.ts';
import { orderColumns } from '../orderColumns.ts';
import { rowOfLine, rowOfManualItem, rowOfOrder, orderWithLinesOf } from '../orders.rows.ts';

/** Locks the limits of the categories that count products of this cart's prescriptions (spec 5.24). */
export async function lockLimitsOfCart(trx: Trx, userId: number): Promise<void> {
  await sql`
    with recursive counting as (
      select category_id as id from cart_lines join product_categories using (product_id)
      where user_id = ${userId} and is_prescription
      union select parent_id from categories join counting using (id))
    select id from categories where id in (select id from counting) order by id for share`.execute(
    trx,
  );
}

/** Locks the products of this cart against other orders, in id order (trust, Writing). */
export async function lockProductsOfCart(trx: Trx, userId: number): Promise<void> {
  await sql`
    select id from products
    where id in (select product_id from cart_lines where user_id = ${userId})
    order by id for no key update`.execute(trx);
}

/** Locks products against other orders, in id order (trust, Writing). */
async function lockProducts(trx: Trx, ids: Iterable<number>): Promise<void> {
  await sql`
    select id from products where id = any(${[...ids]}::integer[])
    order by id for no key update`.execute(trx);
}

/** Returns whether this version of the user's cart has been ordered. */
export async function isCartOrdered(
  trx: Trx,
  userId: number,
  cartVersion: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('cart_version', '=', cartVersion)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Inserts the order under the next number of its year (London's), with its lines and movements, in one statement.
 * Returns it as the buyer will read it. Locks the delivery option against change, and throws `Overtaken` if it has
 * changed since it was read.
 */
export async function insertOrder(trx: Trx, draft: OrderDraft): Promise<Order> {
  const lineRows = [...draft.lines.map(rowOfLine), ...draft.manualItems.map(rowOfManualItem)];
  const lines = JSON.stringify(lineRows);
  const columns = { ...rowOfOrder(draft), number: nextNumber(draft.placedAt) };
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const { id, details, price, service } = draft.delivery;
  const row = await trx
    .with('delivery', (db) =>
      db
        .selectFrom('delivery_options')
        .select('id')
        .where('is_offered', '=', true)
        .where('id', '=', id)
        .where('details', '=', details)
        .where('fee_mills', '=', price)
        .where('service', '=', service)
        .forShare(),
    )
    .with('placed', (db) =>
      db
        .insertInto('orders')
        .columns(names)
        .expression(
          db.selectFrom('delivery').select(names.map((name) => sql`${columns[name]}`.as(name))),
        )
        .returning(orderColumns),
    )
    .with(
      'lines',
      () => sql<{ id: number; product_id: number | null; quantity: number }>`(
        insert into order_lines (order_id, product_id, is_prescription, name, image,
          unit_price_mills, quantity, subtotal_mills, vat_percent, vat_mills, total_mills,
          full_price_mills, promotions, manual_index)
        select placed.id, line.* from placed, jsonb_to_recordset(${lines}::jsonb) as line (
          product_id integer, is_prescription boolean, name text, image text,
          unit_price_mills bigint, quantity integer, subtotal_mills bigint, vat_percent smallint,
          vat_mills bigint, total_mills bigint, full_price_mills bigint, promotions jsonb,
          manual_index smallint)
        returning id, product_id, quantity)`,
    )
    .with(
      'moved',
      () => sql<never>`(
        insert into stock_movements (product_id, cause, quantity, order_line_id, moved_at)
        select product_id, 'order', -quantity, id, ${draft.placedAt} from lines
        where product_id is not null)`,
    )
    .selectFrom('placed')
    .select(orderColumns)
    .executeTakeFirst();
  if (!row) throw new Overtaken('The delivery option has changed');
  return orderWithLinesOf(row, lineRows);
}

/**
 * Locks products and reduces their stock, in one round trip. Throws `Overtaken` if another order has left too little
 * since the stock was read, or if an offer has changed.
 */
export async function takeStockLeft(
  trx: Trx,
  taken: ReadonlyMap<number, number>,
  offerVersions: ReadonlyMap<number, number>,
): Promise<void> {
  const ids = [...taken.keys()];
  const versions = ids.map((id) => offerVersions.get(id) ?? 0);
  const [, { numAffectedRows }] = await Promise.all([
    lockProducts(trx, ids),
    sql`
      update products set in_stock = in_stock - taken.quantity
      from unnest(${ids}::integer[], ${[...taken.values()]}::integer[], ${versions}::integer[])
        as taken (id, quantity, version)
      where products.id = taken.id and offer_version = taken.version
        and in_stock - taken.quantity >= minimum_stock`.execute(trx),
  ]);
  if (Number(numAffectedRows) < taken.size) throw new Overtaken('Stock or offer has changed');
}

/** Reduces the stock. The locked rows were checked before, and a CHECK refuses to go below 0. */
export async function takeStock(trx: Trx, taken: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    update products set in_stock = in_stock - taken.quantity
    from unnest(${[...taken.keys()]}::integer[], ${[...taken.values()]}::integer[])
      as taken (id, quantity)
    where products.id = taken.id`.execute(trx);
}

/** Empties an ordered cart with its prescriptions and raises its version, so that it cannot be ordered again. */
export async function emptyCart(trx: Trx, userId: number): Promise<void> {
  await sql`
    with emptied as (delete from cart_lines where user_id = ${userId}),
      cleared as (delete from cart_prescriptions where user_id = ${userId})
    update carts set version = version + 1, prescriber_id = null where user_id = ${userId}`.execute(
    trx,
  );
}

function nextNumber(placedAt: Date) {
  return sql<string>`(
    select 'F-' || to_char(${placedAt}::timestamptz at time zone 'Europe/London', 'YYYY') || '-' ||
      lpad(next::text, greatest(6, length(next::text)), '0')
    from nextval('order_numbers') as next)`;
}
