import type { CartLineId } from './cartLine.ts';

/** Returns the packs of one product in a cart, on prescription and without (spec 5.17). */
export function productQuantity(
  lines: readonly (CartLineId & { readonly quantity: number })[],
  productId: number,
): number {
  return lines
    .filter((line) => line.productId === productId)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns the packs of each product in a cart, counted like `productQuantity`. */
export function productQuantities(
  lines: readonly { readonly productId: number; readonly quantity: number }[],
): ReadonlyMap<number, number> {
  const packs = new Map<number, number>();
  for (const { productId, quantity } of lines)
    packs.set(productId, (packs.get(productId) ?? 0) + quantity);
  return packs;
}
