import { priceLine } from '../pricing/priceLine.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { checkStock } from '../stock/checkStock.ts';
import type { CartLine } from './cartLine.ts';
import { checkQuantity } from './checkQuantity.ts';
import { lineKey } from './lineKey.ts';
import { productQuantity } from './productQuantity.ts';
import { setLineQuantity } from './setLineQuantity.ts';

/** What a new line needs to know of its product; its quantity, allocation and price follow. */
export type NewLine = Omit<
  CartLine,
  'quantity' | 'allocated' | 'subtotal' | 'vat' | 'total' | 'saving' | 'breaks'
>;

/**
 * The cart after packs of a product are added: to the line with the same product and prescription flag, or as a new last
 * line, priced (spec 3.5, 4.4). Refuses with 'invalid-quantity' below 1 and beyond what a line may hold, and with
 * 'out-of-stock' when both lines of the product together would exceed what is available (spec 5.16, 5.17).
 */
export function addLine(
  lines: readonly CartLine[],
  added: NewLine,
  wished: unknown,
): Result<readonly CartLine[], Refusal> {
  const quantity = checkQuantity(wished);
  if (!quantity.ok) return quantity;
  if (quantity.value < 1) return refuse('invalid-quantity');
  const line = lines.find((candidate) => lineKey(candidate) === lineKey(added));
  if (line) return setLineQuantity(lines, added, line.quantity + quantity.value);

  const quantityBefore = productQuantity(lines, added.productId);
  const quantityAfter = quantityBefore + quantity.value;
  const stock = checkStock({ product: added, quantityBefore, quantityAfter });
  if (!stock.ok) return stock;
  const sized = { ...added, quantity: quantity.value, allocated: 0 };
  return accept([...lines, { ...sized, ...priceLine(sized) }]);
}
