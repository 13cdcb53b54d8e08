import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { money, wholeNumber } from '../wire/scalars.ts';

/**
 * A part of a line's price: a number of bundles of one size at their price, or the rest at the unit price (spec 3.4,
 * reading R3).
 */
export const priceBreak = entity({
  /** Packs covered by this entry. */
  quantity: field('shopQty', wholeNumber(1, 9999)),
  /** Price of those packs without VAT. */
  price: field('shopPrice', money),
  /** Packs in one bundle; 1 for the rest at the unit price. */
  bundleSize: field('offerQty', wholeNumber(1, 9999)),
  /** Price of the same packs at the unit price. */
  fullPrice: field('actualPrice', money),
});

export type PriceBreak = Words<typeof priceBreak>;
