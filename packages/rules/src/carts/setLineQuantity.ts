import { priceLine } from '../pricing/priceLine.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';
import { checkStock } from '../stock/checkStock.ts';
import type { CartLine, CartLineId } from './cartLine.ts';
import { isSameLine, productQuantity } from './cartLines.ts';
import { checkQuantity } from './checkQuantity.ts';

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

/** Removes a line. Returns the same cart if it has no such line (spec 7.23). */
export function removeLine(lines: readonly CartLine[], id: CartLineId): readonly CartLine[] {
  const rest = lines.filter((line) => !isSameLine(line, id));
  return rest.length < lines.length ? rest : lines;
}
