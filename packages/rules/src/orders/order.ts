import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
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
import { orderInvoice } from './orderInvoice.ts';

/** How an order is paid (spec 3.17). */
export const paymentMode = oneOf([
  ['CREDIT_CARD', 'card'],
  ['BANK_TRANSFER', 'bankTransfer'],
]);

/** The states of an order (reading R10). */
export const orderState = word([
  'Awaiting payment',
  'Awaiting prescription',
  'Processing',
  'Dispatched',
  'Delivered',
  'Cancelled',
]);

/** The states of an order's payment (reading R10). */
export const paymentStatus = word(['Pending', 'Paid', 'Failed', 'Refunded']);

/** A bundle that an order line was bought with (spec 3.18). */
export const orderPromotion = entity({
  quantity: field('promotion_qty', wholeNumber(1, 9999)),
  price: field('promotion_price', money),
});

/** A line of an order, frozen as it was bought (spec 3.18). */
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
  /** The packs again, under the name that a cart and a prescription have for them (spec 3.14). */
  cartQuantity: field('cart_quantity', wholeNumber(0, 9999)),
  /** The rate again, under the name that a product has for it. */
  productVatPercent: field('product_vat', wholeNumber(0, 100)),
  isManual: field('product_manual', flag),
  /** Above 0 for a manual item, whose name was typed; empty for other lines. */
  manualIndex: field('orderdetail_manualindex', wholeNumber(0, 9999)),
  manualName: field('orderdetail_manualname', text(0, 300)),
  /** On a manual item that the pharmacy has not priced yet: its amounts are 0 until then. */
  awaitsPrice: optionalField('orderdetail_awaits_price', flag),
});

/** The delivery option of an order, as far as it is shown (spec 3.17). */
export const orderDelivery = entity({ details: field('do_details', text(1, 200)) });

/** Who was billed, and where, as it stood when the order was placed. */
export const orderBilling = entity({
  /** The company that is billed, where the buyer's account named one. */
  company: optionalField('order_billing_company', text(1, 100)),
  name: field('order_billing_name', text(1, 201)),
  street: field('order_billing_street', text(0, 100)),
  city: field('order_billing_city', text(0, 100)),
  county: field('order_billing_county', orNull(text(0, 100))),
  countryCode: field('order_billing_country', text(0, 2)),
  postcode: field('order_billing_postcode', text(0, 20)),
  phone: field('order_billing_phone', text(0, 40)),
});

/** A line whose packs its prescriptions changed: how many it had when it was ordered, and has now. */
const changedLine = entity({
  name: field('product_name', text(1, 300)),
  before: field('orderdetail_quantity_before', wholeNumber(0, 9999)),
  now: field('orderdetail_quantity', wholeNumber(0, 9999)),
});

/** What prescribers have changed of an order since it was placed. */
export const orderChange = entity({
  amountBefore: field('order_amount_before', money),
  lines: field('order_changed_lines', listOf(changedLine, 500)),
});

/** An order (spec 3.17); its lines and its billing address come with the detail call and the answer to Create order only. */
export const order = entity({
  id: field('order_pk', recordId),
  number: field('order_no', text(1, 40)),
  placedAt: field('order_date', instant),
  amount: field('order_amount', money),
  deliveryOptionId: field('deliveryoption_fk', recordId),
  delivery: field('delivery_option', orderDelivery),
  deliveryFee: field('order_shipping_fee', money),
  shippingName: field('order_shipping_name', orNull(text(0, 200))),
  shippingStreet: field('order_shipping_street', orNull(text(0, 100))),
  shippingCity: field('order_shipping_city', orNull(text(0, 100))),
  shippingCounty: field('order_shipping_county', orNull(text(0, 100))),
  shippingCountry: field('order_shipping_country', orNull(text(0, 2))),
  shippingPostcode: field('order_shipping_postcode', orNull(text(0, 20))),
  shippingPhone: field('order_shipping_phone', orNull(text(0, 40))),
  paymentMode: field('order_payment_mode', paymentMode),
  paymentStatus: field('order_payment_status', paymentStatus),
  paymentNote: field('order_payment_note', orNull(text(0, 1000))),
  note: field('order_ordernote', orNull(text(0, 1000))),
  hasPrescription: field('order_has_prescription', flag),
  hasManualPrescription: field('hasManualPrescription', flag),
  state: field('orderstatus_state', orderState),
  /** While it waits for its payment: until when its stock is held (reading R14). */
  heldUntil: optionalField('order_held_until', instant),
  /** While the pharmacy has not priced all of its manual items: its amount is not what there is to pay. */
  awaitsPrice: optionalField('order_awaits_price', flag),
  /** What has arrived of it in transfers of less than was due. */
  partPaid: optionalField('order_part_paid', money),
  /** While it waits for its payment, in the detail call: by which change its amount became another. */
  change: optionalField('order_change', orderChange),
  /** While a prescription of it is unsigned, in the detail call and the answer to Create order: when the first of them lapses. */
  signBy: optionalField('order_sign_by', instant),
  lines: optionalField('order_details', listOf(orderLine, 500)),
  billing: optionalField('order_billing', orderBilling),
  /** In the detail call, once it is paid: its VAT invoice and its credit notes, the oldest first. */
  invoices: optionalField('order_invoices', listOf(orderInvoice, 1000)),
});

export type Order = Words<typeof order>;
export type OrderBilling = Words<typeof orderBilling>;
export type OrderChange = Words<typeof orderChange>;
export type OrderLine = Words<typeof orderLine>;
export type PaymentMode = Words<typeof paymentMode>;
