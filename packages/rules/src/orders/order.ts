import { deliveryFields, postalFields } from '../addresses/addressFields.ts';
import { nullableAddress, storedAddress } from '../addresses/addressOnWire.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, group, optionalField } from '../wire/entity.ts';
import {
  flag,
  instant,
  money,
  oneOf,
  orNull,
  recordId,
  recordIdOrZero,
  text,
  wholeNumber,
  word,
} from '../wire/scalars.ts';
import { paymentStatusNames } from './paymentStatuses.ts';
import { orderInvoice } from './orderInvoice.ts';
import { orderParcel } from './orderParcel.ts';
import { orderStateNames } from './orderStates.ts';

/** Maximum length of an order's number, in characters. */
export const LONGEST_ORDER_NUMBER = 40;

/** The payment modes of an order (spec 3.17). */
export const paymentMode = oneOf([
  ['CREDIT_CARD', 'card'],
  ['BANK_TRANSFER', 'bankTransfer'],
]);

/** The states of an order (reading R10). */
export const orderState = word(orderStateNames);

/** The states of an order's payment (reading R10). */
export const paymentStatus = word(paymentStatusNames);

/** A bundle offer applied to an order line (spec 3.18). */
export const orderPromotion = entity({
  quantity: field('promotion_qty', wholeNumber(1, 9999)),
  price: field('promotion_price', money),
});

/** A line of an order, frozen at the time of purchase (spec 3.18). */
export const orderLine = entity({
  /** 0 for a manual item. */
  productId: field('product_pk', recordIdOrZero),
  isPrescription: field('cart_req_prescription', flag),
  name: field('product_name', text(1, 300)),
  image: field('product_image', text(0, 200)),
  unitPrice: field('product_price', money),
  quantity: field('orderdetail_quantity', wholeNumber(1, 9999)),
  /** Subtotal without VAT. */
  subtotal: field('orderdetail_price', money),
  vatPercent: field('orderdetail_vatrate', wholeNumber(0, 100)),
  vat: field('orderdetail_vat', money),
  /** Subtotal plus VAT. */
  total: field('orderdetail_value', money),
  /** Unit price times quantity, without VAT. */
  fullPrice: field('orderdetail_valueWithoutPromotion', money),
  promotions: field('orderdetail_promotions', listOf(orderPromotion, 50)),
  /** The same number of packs, under the name used by carts and prescriptions (spec 3.14). */
  cartQuantity: field('cart_quantity', wholeNumber(0, 9999)),
  /** The same rate, under the name used by products. */
  productVatPercent: field('product_vat', wholeNumber(0, 100)),
  isManual: field('product_manual', flag),
  /** Above 0 for a manual item, which has a typed name. Other lines have 0 and an empty name. */
  manualIndex: field('orderdetail_manualindex', wholeNumber(0, 9999)),
  manualName: field('orderdetail_manualname', text(0, 300)),
  /** Set on a manual item without a price yet; its amounts are 0 until the pharmacy prices it. */
  awaitsPrice: optionalField('orderdetail_awaits_price', flag),
});

/** The displayed part of an order's delivery option (spec 3.17). */
export const orderDelivery = entity({ details: field('do_details', text(1, 200)) });

/** The billing name and address at the time of the order. */
export const orderBilling = entity({
  /** The billed company, if the buyer's account named one. */
  company: optionalField('order_billing_company', text(1, 100)),
  name: field('order_billing_name', text(1, 201)),
  phone: field('order_billing_phone', text(0, 40)),
  ...storedAddress('order_billing_', postalFields),
});

/** A line whose packs changed through its prescriptions: the ordered and the current number. */
const changedLine = entity({
  name: field('product_name', text(1, 300)),
  before: field('orderdetail_quantity_before', wholeNumber(0, 9999)),
  now: field('orderdetail_quantity', wholeNumber(0, 9999)),
});

/** The changes by prescribers since the order was placed. */
export const orderChange = entity({
  amountBefore: field('order_amount_before', money),
  lines: field('order_changed_lines', listOf(changedLine, 500)),
});

/** An order (spec 3.17). Only the detail call and the answer to Create order include lines and billing address. */
export const order = entity({
  id: field('order_pk', recordId),
  number: field('order_no', text(1, LONGEST_ORDER_NUMBER)),
  placedAt: field('order_date', instant),
  amount: field('order_amount', money),
  deliveryOptionId: field('deliveryoption_fk', recordId),
  delivery: field('delivery_option', orderDelivery),
  deliveryFee: field('order_shipping_fee', money),
  /** Missing if the order is collected. */
  shipping: group(nullableAddress('order_shipping_', deliveryFields)),
  paymentMode: field('order_payment_mode', paymentMode),
  paymentStatus: field('order_payment_status', paymentStatus),
  paymentNote: field('order_payment_note', orNull(text(0, 1000))),
  note: field('order_ordernote', orNull(text(0, 1000))),
  hasPrescription: field('order_has_prescription', flag),
  hasManualPrescription: field('hasManualPrescription', flag),
  state: field('orderstatus_state', orderState),
  /** Time until which its stock is reserved, while it awaits payment (reading R14). */
  heldUntil: optionalField('order_held_until', instant),
  /** Set until the pharmacy has priced all manual items. Until then the amount is not final. */
  awaitsPrice: optionalField('order_awaits_price', flag),
  /** The sum of partial transfers received. */
  partPaid: optionalField('order_part_paid', money),
  /** The change of its amount, in the detail call while it awaits payment. */
  change: optionalField('order_change', orderChange),
  /** The earliest deadline of its unsigned prescriptions, in the detail call and the answer to Create order. */
  signBy: optionalField('order_sign_by', instant),
  lines: optionalField('order_details', listOf(orderLine, 500)),
  billing: optionalField('order_billing', orderBilling),
  /** Its VAT invoice and credit notes, the oldest first, in the detail call once it is paid. */
  invoices: optionalField('order_invoices', listOf(orderInvoice, 1000)),
  /** Its parcels that have left, in their order, in the detail call once one has. */
  parcels: optionalField('order_parcels', listOf(orderParcel, 1000)),
});

export type Order = Words<typeof order>;
export type OrderBilling = Words<typeof orderBilling>;
export type OrderChange = Words<typeof orderChange>;
export type OrderLine = Words<typeof orderLine>;
export type PaymentMode = Words<typeof paymentMode>;

/** Returns whether an order has products that a cart can hold. Manual items must be prescribed again (spec 4.8). */
export function canBuyAgain({
  hasManualPrescription,
}: Pick<Order, 'hasManualPrescription'>): boolean {
  return !hasManualPrescription;
}
