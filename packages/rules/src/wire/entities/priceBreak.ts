import { entity, field } from '../entity.ts';
import { money, wholeNumber } from '../scalars.ts';

/** How a part of a line's price came about (spec 3.4, reading R3): packs, their price, the bundle size, the full price. */
export const priceBreak = entity({
  quantity: field('shopQty', wholeNumber(1, 9999)),
  price: field('shopPrice', money),
  bundleSize: field('offerQty', wholeNumber(1, 9999)),
  fullPrice: field('actualPrice', money),
});
