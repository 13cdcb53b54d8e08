import { availableStock } from '../stock/stockLevel.ts';
import type { CartLine } from './cartLine.ts';
import { productQuantities } from './productQuantity.ts';

/** Returns the lines whose product is no longer available in the cart's quantity of it (spec 5.21, 8.14). */
export function outOfStockLines(lines: readonly CartLine[]): readonly CartLine[] {
  const packs = productQuantities(lines);
  return lines.filter((line) => {
    const held = packs.get(line.productId);
    return held !== undefined && held > availableStock(line);
  });
}
