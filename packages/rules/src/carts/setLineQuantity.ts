import { priceLine } from '../pricing/priceLine.ts';
import type { Refusal } from '../problems/refusal.ts';
import { refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { checkStock } from '../stock/checkStock.ts';
import type { CartLine, CartLineId } from './cartLine.ts';
import { checkQuantity } from './checkQuantity.ts';
import { isSameLine } from './lineKey.ts';
import { productQuantity } from './productQuantity.ts';

/**
 * Sets the absolute quantity of a line and reprices it; 0 or less deletes the line (spec 4.4). Refuses with
 * 'invalid-quantity', 'out-of-stock' (spec 5.16, 5.17) or 'cart-line-missing'.
 */
export function setLineQuantity(
  lines: readonly CartLine[],
  id: CartLineId,
  requested: unknown,
): Result<readonly CartLine[], Refusal> {
  const quantity = checkQuantity(requested);
  if (!quantity.ok) return quantity;
  const line = lines.find((candidate) => isSameLine(candidate, id));
  if (!line) return refuse('cart-line-missing');
  if (quantity.value <= 0) return accept(lines.filter((candidate) => candidate !== line));

  const quantityBefore = productQuantity(lines, id.productId);
  const quantityAfter = quantityBefore - line.quantity + quantity.value;
  const stock = checkStock({ product: line, quantityBefore, quantityAfter });
  if (!stock.ok) return stock;

  const resized = {
    ...line,
    quantity: quantity.value,
    allocated: Math.min(line.allocated, quantity.value),
  };
  const repriced = { ...resized, ...priceLine(resized) };
  return accept(lines.map((candidate) => (candidate === line ? repriced : candidate)));
}
