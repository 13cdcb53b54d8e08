import { availableStock, type StockLevel } from '../stock/stockLevel.ts';
import { type CartLine, type CartLineId } from './cartLine.ts';
import { isSameLine } from './lineKey.ts';
import { productQuantity } from './productQuantity.ts';

/** A line of an order to put into the cart again. */
export interface RefilledLine extends CartLineId {
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
