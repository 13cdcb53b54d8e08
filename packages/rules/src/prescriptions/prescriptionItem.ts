import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { defaultedField, entity, field } from '../wire/entity.ts';
import { flag, money, orNull, recordIdOrZero, text, ticked, wholeNumber } from '../wire/scalars.ts';
import { orderPromotion } from '../orders/order.ts';

/** An item of a prescription; money in pounds without VAT, quantities in packs (spec 3.14). */
export const prescriptionItem = entity({
  /** 0 for a manual product. */
  productId: field('product_pk', recordIdOrZero),
  name: field('product_name', text(1, 300)),
  isManual: field('product_manual', flag),
  unitPrice: field('product_price', money),
  quantity: field('cart_quantity', wholeNumber(0, 9999)),
  allocated: field('allocated_quantity', wholeNumber(0, 9999)),
  directions: field('directions', text(0, 1000)),
  /** Packs ordered before the prescriber changed anything. */
  initialQuantity: field('orderdetail_initialquantity', wholeNumber(0, 9999)),
  /** What the packs cost with the order's bundles. */
  value: field('orderdetail_value', money),
  /** Unit price times quantity. */
  fullPrice: field('orderdetail_valueWithoutPromotion', money),
  promotions: defaultedField('orderdetail_promotions', listOf(orderPromotion, 50), []),
  /** The product that stands in for this one, or, on a substitute, nothing. */
  substitutedBy: defaultedField('substituted_product_fk', orNull(recordIdOrZero), undefined),
  isSubstitute: defaultedField('isASubstitute', flag, false),
  inStock: field('product_qtyinstock', wholeNumber(0, 10_000_000)),
  minimumStock: field('product_minstock', wholeNumber(0, 10_000_000)),
});

/** An item that a prescriber writes by hand: no product of the catalogue (spec 3.15). */
export const manualItem = entity({
  productId: field('product_pk', wholeNumber(0, 0)),
  isManual: field('product_manual', ticked),
  name: field('product_name', text(1, 300)),
  unitPrice: field('product_price', money),
  allocated: field('allocated_quantity', wholeNumber(1, 9999)),
  isPrescription: field('cart_req_prescription', flag),
  vatPercent: field('product_vat', wholeNumber(0, 100)),
});

export type PrescriptionItem = Words<typeof prescriptionItem>;
export type ManualItem = Words<typeof manualItem>;
