import type { CartLineId } from './cartLine.ts';

/** Returns the key of a cart line: product id plus prescription flag, '12-true' (spec 3.5). */
export function lineKey({ productId, isPrescription }: CartLineId): string {
  return `${productId}-${isPrescription}`;
}

/** Returns whether two lines have the same product and prescription flag. */
export function isSameLine(a: CartLineId, b: CartLineId): boolean {
  return a.productId === b.productId && a.isPrescription === b.isPrescription;
}
