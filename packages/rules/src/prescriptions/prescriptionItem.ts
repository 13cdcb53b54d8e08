import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { defaultedField, entity, field, optionalField } from '../wire/entity.ts';
import { flag, money, orNull, recordIdOrZero, text, wholeNumber } from '../wire/scalars.ts';
import { orderPromotion } from '../orders/order.ts';

/** An item of a prescription. Money in pounds without VAT on the wire, quantities in packs (spec 3.14). */
export const prescriptionItem = entity({
  /** 0 for a manual product. */
  productId: field('product_pk', recordIdOrZero),
  name: field('product_name', text(1, 300)),
  isManual: field('product_manual', flag),
  unitPrice: field('product_price', money),
  quantity: field('cart_quantity', wholeNumber(0, 9999)),
  allocated: field('allocated_quantity', wholeNumber(0, 9999)),
  directions: field('directions', text(0, 1000)),
  /** Ordered packs, before any change by the prescriber. */
  initialQuantity: field('orderdetail_initialquantity', wholeNumber(0, 9999)),
  /** The price of the packs with the order's bundles. */
  value: field('orderdetail_value', money),
  /** Unit price times quantity. */
  fullPrice: field('orderdetail_valueWithoutPromotion', money),
  promotions: defaultedField('orderdetail_promotions', listOf(orderPromotion, 50), []),
  /** The product that substitutes this one. Empty on a substitute. */
  substitutedBy: defaultedField('substituted_product_fk', orNull(recordIdOrZero), undefined),
  isSubstitute: defaultedField('isASubstitute', flag, false),
  inStock: field('product_qtyinstock', wholeNumber(0, 10_000_000)),
  minimumStock: field('product_minstock', wholeNumber(0, 10_000_000)),
  /** Set on a manual item (spec 3.15). */
  isPrescription: optionalField('cart_req_prescription', flag),
  vatPercent: optionalField('product_vat', wholeNumber(0, 100)),
});

export type PrescriptionItem = Words<typeof prescriptionItem>;
