import { availableStock } from '../stock/availableStock.ts';
import type { CartLine } from './cartLine.ts';
import { productQuantity } from './productQuantity.ts';

/** The lines whose product is no longer available in the quantity the cart holds of it (spec 5.21, 8.14). */
export function outOfStockLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter((line) => productQuantity(lines, line.productId) > availableStock(line));
}
