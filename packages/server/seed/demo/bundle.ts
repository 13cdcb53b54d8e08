import type { DemoPromotion } from './demoTypes.ts';

/** Creates an offer of `quantity` units for `priceMills` in total, between two days counted from the first start. */
export function bundle(
  quantity: number,
  priceMills: number,
  startsInDays: number,
  endsInDays: number,
): DemoPromotion {
  return { quantity, priceMills, startsInDays, endsInDays };
}
