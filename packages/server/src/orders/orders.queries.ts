import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order, OrderBilling, OrderLine } from '@formulary/rules/orders/order';
import type { Selectable } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Schema } from '../platform/database/schema.ts';

export async function readDeliveryOptions(db: Db): Promise<readonly DeliveryOption[]> {
  return db
    .selectFrom('delivery_options')
    .select(['id', 'details', 'fee_mills as price'])
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
    .orderBy('id')
    .execute();
  return { ...orderOf(row), billing: billingOf(row), lines: lines.map(lineOf) };
}

function orderOf(row: Selectable<Schema['orders']>): Order {
  return {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at,
    amount: row.amount_mills,
    deliveryOptionId: row.delivery_option_id,
    delivery: { details: row.delivery_details },
    deliveryFee: row.delivery_fee_mills,
    shippingName: row.shipping_name ?? undefined,
    shippingStreet: row.shipping_street ?? undefined,
    shippingCity: row.shipping_city ?? undefined,
    shippingCounty: row.shipping_county ?? undefined,
    shippingCountry: row.shipping_country ?? undefined,
    shippingPostcode: row.shipping_postcode ?? undefined,
    shippingPhone: row.shipping_phone ?? undefined,
    paymentMode: row.payment_mode,
    paymentStatus: row.payment_status,
    paymentNote: row.payment_note ?? undefined,
    note: row.note ?? undefined,
    hasPrescription: row.has_prescription,
    hasManualPrescription: row.has_manual_prescription,
    state: row.state,
  };
}

function billingOf(row: Selectable<Schema['orders']>): OrderBilling {
  return {
    name: row.billing_name,
    street: row.billing_street,
    city: row.billing_city,
    county: row.billing_county ?? undefined,
    countryCode: row.billing_country,
    postcode: row.billing_postcode,
    phone: row.billing_phone,
  };
}

function lineOf(row: Selectable<Schema['order_lines']>): OrderLine {
  return {
    productId: row.product_id,
    isPrescription: row.is_prescription,
    name: row.name,
    image: row.image,
    unitPrice: row.unit_price_mills,
    quantity: row.quantity,
    subtotal: row.subtotal_mills,
    vatPercent: row.vat_percent,
    vat: row.vat_mills,
    total: row.total_mills,
    fullPrice: row.full_price_mills,
    promotions: row.promotions,
  };
}
