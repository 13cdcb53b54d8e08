import type { DemoPromotion } from './demoTypes.ts';

/** An offer on `quantity` units for `priceMills` together, running between two days counted from the first start. */
export function bundle(
  quantity: number,
  priceMills: number,
  startsInDays: number,
  endsInDays: number,
): DemoPromotion {
  return { quantity, priceMills, startsInDays, endsInDays };
}
