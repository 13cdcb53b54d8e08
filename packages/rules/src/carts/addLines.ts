import { purchaseFlag } from '../catalogue/purchaseFlag.ts';
import { priceLine } from '../pricing/priceLine.ts';
import { messages } from '../problems/messages.ts';
import { quantitySentence } from '../problems/quantitySentence.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';
import { stockSentence } from '../stock/stockSentence.ts';
import type { AddedLine } from './addedLine.ts';
import type { CartLine } from './cartLine.ts';
import { isSameLine, lineKey, productQuantity } from './cartLines.ts';
import { checkPurchase } from './checkPurchase.ts';
import { checkQuantity } from './checkQuantity.ts';
import { setLineQuantity } from './setLineQuantity.ts';

/** Maximum number of lines in a cart. */
export const MOST_LINES = 500;

/** The product details of a new line, without quantity, allocation and price. */
type NewLine = Omit<
  CartLine,
  'quantity' | 'allocated' | 'subtotal' | 'vat' | 'total' | 'saving' | 'breaks'
>;

/** The product details of a cart line, independent of the purchase option. */
export type SoldProduct = Omit<NewLine, 'isPrescription'>;

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

/** A line to add. The purchase option is optional and the quantity is unchecked. */
export interface RequestedLine {
  readonly productId: number;
  readonly isPrescription?: boolean;
  readonly quantity: unknown;
}

/** The cart with the added lines, and the result of each line in the requested order. */
export interface AddedLines {
  readonly lines: readonly CartLine[];
  readonly results: readonly AddedLine[];
}

/**
 * Adds many lines, each as if added alone after those before it: with all of its packs or not at all. A refused line
 * has the reason and the quantity that would fit. Never reduces a quantity. Refuses a line like `addLine`, with
 * 'product-missing', and with 'purchase-option-required' for a product with both options (spec 5.16 to 5.18).
 */
export function addLines(
  before: readonly CartLine[],
  requested: readonly RequestedLine[],
  products: ReadonlyMap<number, SoldProduct>,
): AddedLines {
  // A map, because a thousand lines may meet a cart of five hundred.
  const cart = new Map(before.map((line) => [lineKey(line), line]));
  const results = requested.map((each) => addTo(cart, each, products.get(each.productId)));
  return { lines: [...cart.values()], results };
}

function addTo(
  cart: Map<string, CartLine>,
  { productId, isPrescription: chosen, quantity }: RequestedLine,
  product: SoldProduct | undefined,
): AddedLine {
  if (!product)
    return refused({ productId, name: '' }, 'product-missing', messages['product-missing']);
  const { name } = product;
  const flag = purchaseFlag(product.type, chosen);
  if (!flag.ok) return refused({ productId, name }, flag.problem.code, flag.problem.message);

  const id = { productId, isPrescription: flag.value };
  const own = [false, true].flatMap(
    (isPrescription) => cart.get(lineKey({ productId, isPrescription })) ?? [],
  );
  const packsBefore = cart.get(lineKey(id))?.quantity ?? 0;
  const row = { ...id, name, packs: packsBefore };
  const grown = addLine(own, { ...product, ...id }, quantity);
  if (!grown.ok) return refused(row, grown.problem.code, reason(grown.problem, product, own));
  const isNew = packsBefore === 0;
  if (isNew && cart.size >= MOST_LINES) return refused(row, 'cart-full', messages['cart-full']);
  for (const line of grown.value) cart.set(lineKey(line), line);
  // `addLine` has checked that it is a number.
  const added = Number(quantity);
  return { ...row, added, packs: packsBefore + added };
}

/** The codes of `addedLine` cover every refusal of `addLine`. */
type RefusalOfLine = NonNullable<AddedLine['refusal']>;

function refused(
  line: Pick<AddedLine, 'productId' | 'isPrescription' | 'name'> & { readonly packs?: number },
  code: Refusal['code'],
  message: string,
): AddedLine {
  return { packs: 0, ...line, added: 0, refusal: code as RefusalOfLine, message };
}

/** Returns the message for a refused quantity. The purchase option and the room in the cart are checked elsewhere. */
function reason({ code }: Refusal, product: SoldProduct, own: readonly CartLine[]): string {
  if (code === 'invalid-quantity') return quantitySentence;
  const held = productQuantity(own, product.productId);
  return stockSentence(product, { held, where: 'in the cart' });
}
