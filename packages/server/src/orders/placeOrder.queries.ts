import type { CartLine } from '@formulary/rules/cart/cartLine';
import { type Insertable, sql } from 'kysely';
import type { Trx } from '../database/Trx.ts';
import type { OrderDraft } from './OrderDraft.ts';
import type { OrdersTables } from './orders.tables.ts';
import { boughtPromotions } from './boughtPromotions.ts';

/** Makes every other order of these products wait, product by product in id order (trust, Writing). */
export async function lockProducts(trx: Trx, productIds: readonly number[]): Promise<void> {
  await sql`
    select id from products where id = any(${productIds}::integer[]) order by id
    for no key update`.execute(trx);
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

/** Writes the order down under the next number of its year (London's), with its lines and movements; answers its id. */
export async function insertOrder(trx: Trx, draft: OrderDraft): Promise<number> {
  const { id } = await trx
    .insertInto('orders')
    .values({ ...orderRow(draft), number: nextNumber(draft.placedAt) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = await trx
    .insertInto('order_lines')
    .values(draft.lines.map((line) => lineRow(id, line)))
    .returning(['id', 'product_id', 'quantity'])
    .execute();
  await trx
    .insertInto('stock_movements')
    .values(
      lines.map((line) => ({
        product_id: line.product_id,
        cause: 'order' as const,
        quantity: -line.quantity,
        order_line_id: line.id,
        moved_at: draft.placedAt,
      })),
    )
    .execute();
  return id;
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
  await trx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
  await trx
    .updateTable('carts')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

function nextNumber(placedAt: Date) {
  return sql<string>`(
    select 'F-' || to_char(${placedAt}::timestamptz at time zone 'Europe/London', 'YYYY') || '-' ||
      lpad(next::text, greatest(6, length(next::text)), '0')
    from nextval('order_numbers') as next)`;
}

function orderRow(draft: OrderDraft): Omit<Insertable<OrdersTables['orders']>, 'number'> {
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

function lineRow(orderId: number, line: CartLine): Insertable<OrdersTables['order_lines']> {
  return {
    order_id: orderId,
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
    promotions: JSON.stringify(boughtPromotions(line)),
  };
}
