import type { ManualItem } from '@formulary/rules/prescriptions/manualPrescription';
import { appliedPromotions } from '@formulary/rules/pricing/appliedPromotions';
import { deliveryFields, postalFields } from '@formulary/rules/addresses/addressFields';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { BoughtPromotion } from './orders.tables.ts';
import type { Order, OrderBilling, OrderLine } from '@formulary/rules/orders/order';
import type { Insertable, Selectable } from 'kysely';
import {
  addressFrom,
  addressIfAny,
  rowOfAddress,
  rowOfAddressIfAny,
} from '../addresses/addressColumns.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { OrderDraft } from './placing/OrderDraft.ts';

/** Returns the offers that took part in a line's price, with their start and end (spec 3.18, reading R3). */
function boughtPromotions(
  line: Pick<CartLine, 'quantity' | 'unitPrice' | 'promotions'>,
): readonly BoughtPromotion[] {
  return appliedPromotions(line).map(({ quantity, price, startsAt, endsAt }) => {
    return { quantity, price, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  });
}

type OrderRow = Selectable<Schema['orders']> & {
  /** Sum of its part transfers; undefined for a new order. */
  readonly part_paid_mills?: number;
};
type LineRow = Omit<Selectable<Schema['order_lines']>, 'id' | 'order_id' | 'withdrawn'>;

/** Returns an order with its lines and billing address. */
export function orderWithLinesOf(row: OrderRow, lines: readonly LineRow[]): Order {
  return { ...orderOf(row), billing: billingOf(row), lines: lines.map(lineOf) };
}

/** Returns an order without its lines and billing address. */
export function orderOf(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at,
    amount: row.amount_mills,
    deliveryOptionId: row.delivery_option_id,
    delivery: { details: row.delivery_details },
    deliveryFee: row.delivery_fee_mills,
    shipping: addressIfAny('shipping_', deliveryFields, row),
    paymentMode: row.payment_mode,
    paymentStatus: row.payment_status,
    paymentNote: row.payment_note ?? undefined,
    note: row.note ?? undefined,
    hasPrescription: row.has_prescription,
    hasManualPrescription: row.has_manual_prescription,
    state: row.state,
    ...(row.held_until ? { heldUntil: row.held_until } : {}),
    ...(awaitsPrice(row) ? { awaitsPrice: true } : {}),
    ...(row.part_paid_mills ? { partPaid: row.part_paid_mills } : {}),
  };
}

/** Only an order that awaits its price holds stock without an end (audit rule of holds). */
const awaitsPrice = (row: OrderRow): boolean =>
  row.has_manual_prescription && row.state === 'Awaiting payment' && row.held_until === null;

function billingOf(row: OrderRow): OrderBilling {
  return {
    ...(row.billing_company ? { company: row.billing_company } : {}),
    name: row.billing_name,
    ...addressFrom('billing_', postalFields, row),
    phone: row.billing_phone,
  };
}

function lineOf(row: LineRow): OrderLine {
  const priced = {
    quantity: row.quantity,
    unitPrice: row.unit_price_mills,
    promotions: row.promotions,
  };
  return {
    productId: row.product_id ?? 0,
    isPrescription: row.is_prescription,
    name: row.name,
    image: row.image,
    ...priced,
    promotions: appliedPromotions(priced),
    subtotal: row.subtotal_mills,
    vatPercent: row.vat_percent,
    vat: row.vat_mills,
    total: row.total_mills,
    fullPrice: row.full_price_mills,
    cartQuantity: row.quantity,
    productVatPercent: row.vat_percent,
    ...manualOf(row),
  };
}

function manualOf(row: LineRow) {
  if (row.manual_index === null) return { isManual: false, manualIndex: 0, manualName: '' };
  const awaits = row.priced_at === null ? { awaitsPrice: true } : {};
  return { isManual: true, manualIndex: row.manual_index, manualName: row.name, ...awaits };
}

/** Returns the row of an order to insert; the insert adds its number. */
export function rowOfOrder(draft: OrderDraft): Omit<Insertable<Schema['orders']>, 'number'> {
  const { billing, shipping, delivery } = draft;
  const isManual = draft.manualItems.length > 0;
  return {
    user_id: draft.userId,
    cart_version: draft.cartVersion ?? null,
    placed_at: draft.placedAt,
    amount_mills: draft.amount,
    delivery_option_id: delivery.id,
    delivery_details: delivery.details,
    delivery_fee_mills: delivery.price,
    ...rowOfAddressIfAny('shipping_', deliveryFields, shipping),
    billing_company: billing.company ?? null,
    billing_name: billing.name,
    ...rowOfAddress('billing_', postalFields, billing),
    billing_phone: billing.phone,
    payment_mode: draft.paymentMode,
    payment_status: draft.paymentStatus,
    payment_note: draft.paymentNote ?? null,
    note: draft.note ?? null,
    has_prescription: isManual || draft.lines.some((line) => line.isPrescription),
    has_manual_prescription: isManual,
    state: draft.state,
    held_until: draft.heldUntil ?? null,
  };
}

/** Returns the order line of a cart line. */
export function rowOfLine(line: CartLine): LineRow {
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
    manual_index: null,
    priced_at: null,
  };
}

/** Returns the order line of a manual item at its place in the list; it costs nothing until staff set its price. */
export function rowOfManualItem(
  { name, allocated, vatPercent }: ManualItem,
  place: number,
): LineRow {
  return {
    product_id: null,
    is_prescription: true,
    name,
    image: '',
    unit_price_mills: 0,
    quantity: allocated,
    subtotal_mills: 0,
    vat_percent: vatPercent,
    vat_mills: 0,
    total_mills: 0,
    full_price_mills: 0,
    promotions: [],
    manual_index: place + 1,
    priced_at: null,
  };
}
