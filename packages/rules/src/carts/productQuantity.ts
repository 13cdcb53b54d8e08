import type { CartLineId } from './cartLine.ts';

/** Packs of one product in a cart, its prescription and non-prescription lines summed (spec 5.17). */
export function productQuantity(
  lines: readonly (CartLineId & { readonly quantity: number })[],
  productId: number,
): number {
  return lines
    .filter((line) => line.productId === productId)
    .reduce((sum, line) => sum + line.quantity, 0);
}
