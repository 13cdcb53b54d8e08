import type { CartLineId } from './cartLine.ts';

/** The key of a cart line: product id plus prescription flag, '12-true' (spec 3.5). */
export function lineKey({ productId, isPrescription }: CartLineId): string {
  return `${productId}-${isPrescription}`;
}

/** Whether two lines are of the same product, bought the same way. */
export function isSameLine(a: CartLineId, b: CartLineId): boolean {
  return a.productId === b.productId && a.isPrescription === b.isPrescription;
}
