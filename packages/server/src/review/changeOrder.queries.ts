import type { Mills } from '@formulary/rules/money/mills';
import { activePromotions } from '@formulary/rules/pricing/promotion';
import { priceLine } from '@formulary/rules/pricing/priceLine';
import { sql } from 'kysely';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct.ts';
import type { Trx } from '../platform/database/Trx.ts';

/**
 * Changes the packs of an order line and their stock, and prices the line again with its stored prices. Packs on a signed
 * prescription are withdrawn: it keeps saying that they were prescribed.
 */
export async function changeLine(
  trx: Trx,
  {
    lineId,
    more,
    isSigned,
    now,
  }: {
    readonly lineId: number;
    readonly more: number;
    readonly isSigned: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const line = await trx
    .selectFrom('order_lines')
    .select(['product_id', 'is_prescription', 'quantity', 'unit_price_mills', 'vat_percent'])
    .select('promotions')
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow();
  const quantity = line.quantity + more;
  const price = priceLine({
    quantity,
    unitPrice: line.unit_price_mills,
    promotions: line.promotions,
    vatPercent: line.vat_percent,
    isPrescription: line.is_prescription,
  });
  await trx
    .updateTable('order_lines')
    .set(({ eb }) => ({
      quantity,
      ...(isSigned && line.is_prescription ? { withdrawn: eb('withdrawn', '-', more) } : {}),
      subtotal_mills: price.subtotal,
      vat_mills: price.vat,
      total_mills: price.total,
      full_price_mills: price.subtotal + price.saving,
    }))
    .where('id', '=', lineId)
    .execute();
  if (line.product_id === null) return;
  await moveStock(trx, { productId: line.product_id, lineId, more, now });
}

/** Returns the order's prescription line of a product; inserts one without packs if there is none. */
export async function lineOfSubstitute(
  trx: Trx,
  orderId: number,
  product: CatalogueProduct,
  placedAt: Date,
): Promise<number> {
  const there = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .where('product_id', '=', product.id)
    .where('is_prescription', '=', true)
    .executeTakeFirst();
  if (there) return there.id;
  const offers = activePromotions(product.promotions, placedAt).map(
    ({ quantity, price, startsAt, endsAt }) => {
      return { quantity, price, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    },
  );
  const { id } = await trx
    .insertInto('order_lines')
    .values({
      order_id: orderId,
      product_id: product.id,
      is_prescription: true,
      name: product.name,
      image: product.image,
      unit_price_mills: product.price,
      quantity: 0,
      subtotal_mills: 0,
      vat_percent: product.vatPercent,
      vat_mills: 0,
      total_mills: 0,
      full_price_mills: 0,
      promotions: JSON.stringify(offers),
      manual_index: null,
      priced_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads the delivery of an order, and whether any of these products is cold-chain. */
export async function readSupply(trx: Trx, orderId: number, productIds: readonly number[]) {
  const { service } = await trx
    .selectFrom('delivery_options')
    .innerJoin('orders', 'orders.delivery_option_id', 'delivery_options.id')
    .select('service')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const goods = await trx
    .selectFrom('products')
    .select(['name', 'is_cold_chain as isColdChain'])
    .where('id', 'in', [0, ...productIds])
    .execute();
  return { service, goods };
}

async function moveStock(
  trx: Trx,
  move: {
    readonly productId: number;
    readonly lineId: number;
    readonly more: number;
    readonly now: Date;
  },
): Promise<void> {
  const { productId, lineId, more, now } = move;
  await sql`
    with moved as (
      insert into stock_movements (product_id, cause, quantity, order_line_id, moved_at)
      values (${productId}, 'change', ${-more}, ${lineId}, ${now}))
    update products set in_stock = in_stock - ${more} where id = ${productId}`.execute(trx);
}

/** Returns whether an order has any packs besides those of one prescription. */
export async function hasPacksBeside(
  trx: Trx,
  orderId: number,
  prescriptionId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from order_lines as line
    where order_id = ${orderId} and quantity > (
      select coalesce(sum(item.quantity), 0) from prescription_items as item
      where order_line_id = line.id and prescription_id = ${prescriptionId})
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Inserts a credit of a paid order, to be refunded. */
export async function insertCredit(
  trx: Trx,
  credit: {
    readonly orderId: number;
    /** Undefined if staff corrected a line. */
    readonly prescriptionId: number | undefined;
    readonly amount: Mills;
    /** Whether the order's invoice charges it. */
    readonly isCharged: boolean;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('order_credits')
    .values({
      order_id: credit.orderId,
      prescription_id: credit.prescriptionId ?? null,
      amount_mills: credit.amount,
      is_charged: credit.isCharged,
      due_at: credit.now,
      refunded_at: null,
      refund_note: null,
    })
    .execute();
}

/** Writes the current cost of an order. */
export async function writeOrderAmount(trx: Trx, orderId: number, amount: Mills): Promise<void> {
  await trx.updateTable('orders').set({ amount_mills: amount }).where('id', '=', orderId).execute();
}

/** Reads what arrived of an order's payments, and what of it is given back or will be. */
export async function readCreditRoom(
  trx: Trx,
  orderId: number,
): Promise<{ readonly arrived: Mills; readonly credited: Mills }> {
  const { rows } = await sql<{ arrived: Mills; credited: Mills }>`
    select
      (select coalesce(sum(amount_mills), 0)::float8 from payments
        where order_id = ${orderId} and outcome = 'paid' and effect in ('counts', 'part')) as arrived,
      (select coalesce(sum(amount_mills), 0)::float8 from order_credits where order_id = ${orderId}) as credited`.execute(
    trx,
  );
  return rows[0] ?? { arrived: 0, credited: 0 };
}
