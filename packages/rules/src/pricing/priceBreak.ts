import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { money, wholeNumber } from '../wire/scalars.ts';

/**
 * How a part of a line's price came about: so many bundles of a size at a price, or the rest at the unit price
 * (spec 3.4, reading R3).
 */
export const priceBreak = entity({
  /** Packs covered by this entry. */
  quantity: field('shopQty', wholeNumber(1, 9999)),
  /** What those packs cost without VAT. */
  price: field('shopPrice', money),
  /** Packs in one bundle; 1 for the rest at the unit price. */
  bundleSize: field('offerQty', wholeNumber(1, 9999)),
  /** What the same packs would cost at the unit price. */
  fullPrice: field('actualPrice', money),
});

export type PriceBreak = Words<typeof priceBreak>;
