import { deliveryFields } from '../addresses/addressFields.ts';
import { optionalAddress } from '../addresses/addressOnWire.ts';
import type { Words } from '../wire/codec.ts';
import { keyed, listOf } from '../wire/collections.ts';
import { aliasedField, entity, field, group, optionalField } from '../wire/entity.ts';
import { anyNumber } from '../wire/anyNumber.ts';
import { flag, money, recordId, text, wholeNumber } from '../wire/scalars.ts';
import { paymentMode } from './order.ts';

/** The displayed figures of one line. The server only compares them (reading R9). */
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
  /** The displayed amount to pay; only compared, like the delivery fee. */
  shownAmount: field('order_amount', money),
  shownDeliveryFee: field('order_shipping_fee', money),
  shipping: group(optionalAddress('order_shipping_', deliveryFields)),
});

/**
 * A prescription as displayed, with its packs. The server only compares it with the cart's prescription (reading R9).
 */
const shownPrescription = entity({
  id: aliasedField('rx_pk', 'prescription_pk', recordId),
  patientId: optionalField('patient_fk', recordId),
  /** Left out if the buyer prescribes. */
  prescriberId: optionalField('prescriber_fk', recordId),
  items: field(
    'prescription_items',
    listOf(
      entity({
        productId: field('product_pk', recordId),
        quantity: field('allocated_quantity', wholeNumber(1, 9999)),
      }),
      500,
    ),
  ),
});

/** A manual prescription for a patient of the prescriber, by name and packs. Its price follows (spec 3.15, 4.8). */
const manualInput = entity({
  patientId: optionalField('patient_fk', recordId),
  items: field(
    'prescription_items',
    listOf(
      entity({
        name: field('product_name', text(0, 1000)),
        quantity: field('allocated_quantity', anyNumber),
      }),
      100,
    ),
  ),
});

/**
 * The body of Create order (spec 7.28): cart items by line key, and prescriptions with allocated items only. A manual
 * order has neither and takes nothing from the cart.
 */
export const orderRequest = entity({
  order: field('order', orderInput),
  items: field('items', keyed(shownLine, 500)),
  prescriptions: field('prescriptions', listOf(shownPrescription, 500)),
  manual: optionalField('manual_prescription', manualInput),
});

export type OrderRequest = Words<typeof orderRequest>;
export type ShownPrescription = OrderRequest['prescriptions'][number];
export type ManualOrderInput = NonNullable<OrderRequest['manual']>;
export type ShownLine = Words<typeof shownLine>;
