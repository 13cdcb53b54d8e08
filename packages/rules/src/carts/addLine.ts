import { priceLine } from '../pricing/priceLine.ts';
import { messages } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { CartLine } from './cartLine.ts';
import { checkPurchase } from './checkPurchase.ts';
import { checkQuantity } from './checkQuantity.ts';
import { isSameLine } from './lineKey.ts';
import { productQuantity } from './productQuantity.ts';
import { setLineQuantity } from './setLineQuantity.ts';

/** Maximum number of lines in a cart. */
export const MOST_LINES = 500;

/** The product details of a new line, without quantity, allocation and price. */
export type NewLine = Omit<
  CartLine,
  'quantity' | 'allocated' | 'subtotal' | 'vat' | 'total' | 'saving' | 'breaks'
>;

/**
 * Adds packs of a product to the line with the same product and prescription flag, or appends a priced line (spec 3.5,
 * 4.4). Refuses like `checkPurchase` and `setLineQuantity` (spec 5.16 to 5.18), and with 'cart-full' above the maximum
 * number of lines.
 */
export function addLine(
  lines: readonly CartLine[],
  added: NewLine,
  packs: unknown,
): Result<readonly CartLine[], Refusal> {
  const line = lines.find((candidate) => isSameLine(candidate, added));
  if (line) return raiseLine(lines, line, packs);
  const purchase = checkPurchase({
    product: added,
    quantity: packs,
    isPrescription: added.isPrescription,
    quantityInCart: productQuantity(lines, added.productId),
  });
  if (!purchase.ok) return purchase;
  if (lines.length >= MOST_LINES) return refuse('cart-full', { cart: messages['cart-full'] });
  const sized = { ...added, ...purchase.value, allocated: 0 };
  return accept([...lines, { ...sized, ...priceLine(sized) }]);
}

function raiseLine(lines: readonly CartLine[], line: CartLine, packs: unknown) {
  const quantity = checkQuantity(packs);
  if (!quantity.ok) return quantity;
  if (quantity.value < 1) return refuse('invalid-quantity');
  return setLineQuantity(lines, line, line.quantity + quantity.value);
}
