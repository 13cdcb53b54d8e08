import type { Words } from '../wire/codec.ts';
import { keyed, listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { flag, money, recordId, text, wholeNumber } from '../wire/scalars.ts';
import { paymentMode } from './order.ts';

/** What the buyer was shown for one line; the server compares it and never takes it (reading R9). */
export const shownLine = entity({
  productId: field('product_fk', recordId),
  isPrescription: field('cart_req_prescription', flag),
  quantity: field('cart_quantity', wholeNumber(1, 9999)),
  subtotal: field('cart_subtotal', money),
  vat: field('cart_vat_amount', money),
  total: field('cart_total', money),
  saving: field('cart_saving', money),
});

const orderInput = entity({
  deliveryOptionId: field('deliveryoption_fk', recordId),
  paymentMode: field('order_payment_mode', paymentMode),
  paymentNote: optionalField('order_payment_note', text(0, 1000)),
  note: optionalField('order_ordernote', text(0, 1000)),
  /** What the buyer was shown as the amount to pay and the delivery fee; compared, never taken. */
  shownAmount: field('order_amount', money),
  shownDeliveryFee: field('order_shipping_fee', money),
  shippingName: optionalField('order_shipping_name', text(0, 200)),
  shippingStreet: optionalField('order_shipping_street', text(0, 100)),
  shippingCity: optionalField('order_shipping_city', text(0, 100)),
  shippingCounty: optionalField('order_shipping_county', text(0, 100)),
  shippingCountry: optionalField('order_shipping_country', text(0, 2)),
  shippingPostcode: optionalField('order_shipping_postcode', text(0, 20)),
  shippingPhone: optionalField('order_shipping_phone', text(0, 40)),
});

/** The body of Create order (spec 7.28): cart items keyed by line, prescriptions with allocated items only. */
export const orderRequest = entity({
  order: field('order', orderInput),
  items: field('items', keyed(shownLine, 500)),
  prescriptions: field('prescriptions', listOf(entity({}), 0)),
});

export type OrderRequest = Words<typeof orderRequest>;
export type ShownLine = Words<typeof shownLine>;
