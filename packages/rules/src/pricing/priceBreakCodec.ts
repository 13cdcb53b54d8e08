import { entity, field } from '../wire/entity.ts';
import { money, wholeNumber } from '../wire/scalars.ts';

/** How a part of a line's price came about (spec 3.4, reading R3): packs, their price, the bundle size, the full price. */
export const priceBreak = entity({
  quantity: field('shopQty', wholeNumber(1, 9999)),
  price: field('shopPrice', money),
  bundleSize: field('offerQty', wholeNumber(1, 9999)),
  fullPrice: field('actualPrice', money),
});
