import { availableStock, type StockLevel } from '../stock/availableStock.ts';
import { type CartLine, type CartLineId } from './cartLine.ts';
import { isSameLine } from './lineKey.ts';
import { productQuantity } from './productQuantity.ts';

/** A line of an order that is to be in the cart again. */
export interface RefilledLine extends CartLineId {
  readonly quantity: number;
}

/**
 * How many packs to add so that the cart's line has as many as the order had: none where it has them already, so that
 * filling the cart twice is as good as once, and never more than can be bought now beside what the cart holds (spec 5.17).
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
