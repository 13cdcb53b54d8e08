import type { CartLine } from '@formulary/rules/carts/cartLine';
import { type Insertable, sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import type { OrderDraft } from './OrderDraft.ts';
import type { Schema } from '../platform/database/schema.ts';
import { boughtPromotions } from './boughtPromotions.ts';

/** Makes every other order of this cart's products wait, product by product in id order (trust, Writing). */
export async function lockProductsOfCart(trx: Trx, userId: number): Promise<void> {
  await sql`
    select id from products
    where id in (select product_id from cart_lines where user_id = ${userId})
    order by id for no key update`.execute(trx);
}

/** Whether the user's cart of a version has become an order. */
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

/** What an order is known by once it is written. */
export interface WrittenOrder {
  readonly id: number;
  readonly number: string;
}

/** Writes the order down under the next number of its year (London's), with its lines and movements, in one statement. */
export async function insertOrder(trx: Trx, draft: OrderDraft): Promise<WrittenOrder> {
  const lines = JSON.stringify(draft.lines.map(lineRow));
  return trx
    .with('placed', (db) =>
      db
        .insertInto('orders')
        .values({ ...orderRow(draft), number: nextNumber(draft.placedAt) })
        .returning(['id', 'number']),
    )
    .with(
      'lines',
      () => sql<{ id: number; product_id: number; quantity: number }>`(
        insert into order_lines (order_id, product_id, is_prescription, name, image,
          unit_price_mills, quantity, subtotal_mills, vat_percent, vat_mills, total_mills,
          full_price_mills, promotions)
        select placed.id, line.* from placed, jsonb_to_recordset(${lines}::jsonb) as line (
          product_id integer, is_prescription boolean, name text, image text,
          unit_price_mills bigint, quantity integer, subtotal_mills bigint, vat_percent smallint,
          vat_mills bigint, total_mills bigint, full_price_mills bigint, promotions jsonb)
        returning id, product_id, quantity)`,
    )
    .with(
      'moved',
      () => sql<never>`(
        insert into stock_movements (product_id, cause, quantity, order_line_id, moved_at)
        select product_id, 'order', -quantity, id, ${draft.placedAt} from lines)`,
    )
    .selectFrom('placed')
    .select(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** Takes packs off the shelf; the locked rows were found to have them, and a CHECK refuses to go below 0. */
export async function takeStock(trx: Trx, taken: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    update products set in_stock = in_stock - taken.quantity
    from unnest(${[...taken.keys()]}::integer[], ${[...taken.values()]}::integer[])
      as taken (id, quantity)
    where products.id = taken.id`.execute(trx);
}

/** Empties an ordered cart and moves its version on, so that what was ordered cannot be ordered again. */
export async function emptyCart(trx: Trx, userId: number): Promise<void> {
  await sql`
    with emptied as (delete from cart_lines where user_id = ${userId})
    update carts set version = version + 1 where user_id = ${userId}`.execute(trx);
}

function nextNumber(placedAt: Date) {
  return sql<string>`(
    select 'F-' || to_char(${placedAt}::timestamptz at time zone 'Europe/London', 'YYYY') || '-' ||
      lpad(next::text, greatest(6, length(next::text)), '0')
    from nextval('order_numbers') as next)`;
}

function orderRow(draft: OrderDraft): Omit<Insertable<Schema['orders']>, 'number'> {
  const { billing, shipping, delivery } = draft;
  return {
    user_id: draft.userId,
    cart_version: draft.cartVersion,
    placed_at: draft.placedAt,
    amount_mills: draft.amount,
    delivery_option_id: delivery.id,
    delivery_details: delivery.details,
    delivery_fee_mills: delivery.price,
    shipping_name: shipping?.name ?? null,
    shipping_street: shipping?.street ?? null,
    shipping_city: shipping?.city ?? null,
    shipping_county: shipping?.county || null,
    shipping_country: shipping?.countryCode ?? null,
    shipping_postcode: shipping?.postcode ?? null,
    shipping_phone: shipping?.phone ?? null,
    billing_name: billing.name,
    billing_street: billing.street,
    billing_city: billing.city,
    billing_county: billing.county ?? null,
    billing_country: billing.countryCode,
    billing_postcode: billing.postcode,
    billing_phone: billing.phone,
    payment_mode: draft.paymentMode,
    payment_status: draft.paymentStatus,
    payment_note: draft.paymentNote ?? null,
    note: draft.note ?? null,
    has_prescription: draft.lines.some((line) => line.isPrescription),
    state: draft.state,
  };
}

function lineRow(line: CartLine) {
  return {
    product_id: line.productId,
    is_prescription: line.isPrescription,
    name: line.name,
    image: line.image,
    unit_price_mills: line.unitPrice,
    quantity: line.quantity,
    subtotal_mills: line.subtotal,
    vat_percent: line.vatPercent,
    vat_mills: line.vat,
    total_mills: line.total,
    full_price_mills: line.subtotal + line.saving,
    promotions: boughtPromotions(line),
  };
}
