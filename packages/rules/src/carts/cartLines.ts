import { availableStock, type StockLevel } from '../stock/stockLevel.ts';
import type { CartLine, CartLineId } from './cartLine.ts';

/** Returns the key of a cart line: product id plus prescription flag, '12-true' (spec 3.5). */
export function lineKey({ productId, isPrescription }: CartLineId): string {
  return `${productId}-${isPrescription}`;
}

/** Returns whether two lines have the same product and prescription flag. */
export function isSameLine(a: CartLineId, b: CartLineId): boolean {
  return a.productId === b.productId && a.isPrescription === b.isPrescription;
}

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

/** Returns the lines whose product is no longer available in the cart's quantity of it (spec 5.21, 8.14). */
export function outOfStockLines(lines: readonly CartLine[]): readonly CartLine[] {
  const packs = productQuantities(lines);
  return lines.filter((line) => {
    const held = packs.get(line.productId);
    return held !== undefined && held > availableStock(line);
  });
}

/** A line of an order to put into the cart again. */
interface RefilledLine extends CartLineId {
  readonly quantity: number;
}

/**
 * Returns the packs to add so that the cart's line reaches the order's quantity; 0 if it has them, so that a retry adds
 * nothing. Never exceeds the available stock (spec 5.17).
 */
export function refillPacks(
  lines: readonly Pick<CartLine, 'productId' | 'isPrescription' | 'quantity'>[],
  ordered: RefilledLine,
  product: StockLevel,
): number {
  const line = lines.find((candidate) => isSameLine(candidate, ordered));
  const missing = ordered.quantity - (line?.quantity ?? 0);
  const left = availableStock(product) - productQuantity(lines, ordered.productId);
  return Math.max(0, Math.min(missing, left));
}
