import { addLine, MOST_LINES } from '../carts/addLines.ts';
import type { CartLine } from '../carts/cartLine.ts';
import { lineKey, refillPacks } from '../carts/cartLines.ts';
import type { SoldProduct } from '../carts/addLines.ts';
import { messages } from '../problems/messages.ts';
import { refuse } from '../problems/refusal.ts';
import { againDifferences } from './againDifferences.ts';
import type { AgainLine } from './againLine.ts';
import type { OrderLine } from './order.ts';

/** The cart after buying again, and the result of each line. */
export interface OrderedAgain {
  readonly lines: readonly CartLine[];
  readonly became: readonly AgainLine[];
}

/**
 * Buys the lines of an order again. Each line gets at least the ordered packs, or as many as are in stock; a second
 * time adds nothing. Uses the current purchase option if the product has only one. Describes what has changed for each
 * line: sale, stock, price, VAT, offers, prescription.
 */
export function orderAgain(
  before: readonly CartLine[],
  ordered: readonly OrderLine[],
  products: ReadonlyMap<number, SoldProduct>,
): OrderedAgain {
  // A map, because an order of five hundred lines may meet a cart of five hundred.
  const cart = new Map(before.map((line) => [lineKey(line), line]));
  const became = ordered.map((line) => addAgain(cart, line, products.get(line.productId)));
  const lines = [...cart.values()];
  const isSame = lines.length === before.length && lines.every((line, at) => line === before[at]);
  return { lines: isSame ? before : lines, became };
}

function addAgain(
  cart: Map<string, CartLine>,
  line: OrderLine,
  product: SoldProduct | undefined,
): AgainLine {
  const { productId, name } = line;
  if (!product) {
    const differences = [messages['product-missing']];
    return { productId, name, isPrescription: line.isPrescription, packs: 0, differences };
  }
  const isPrescription =
    product.type === 'any' ? line.isPrescription : product.type === 'prescription';
  const id = { productId, isPrescription };
  const own = [false, true].flatMap(
    (flag) => cart.get(lineKey({ productId, isPrescription: flag })) ?? [],
  );
  const packsBefore = cart.get(lineKey(id))?.quantity ?? 0;
  const added = refillPacks(own, { ...id, quantity: line.quantity }, product);
  if (added > 0) {
    const isFull = packsBefore === 0 && cart.size >= MOST_LINES;
    const filled = isFull ? refuse('cart-full') : addLine(own, { ...product, ...id }, added);
    if (!filled.ok)
      return { ...id, name, packs: packsBefore, differences: [filled.problem.message] };
    for (const each of filled.value) cart.set(lineKey(each), each);
  }
  const packs = cart.get(lineKey(id))?.quantity ?? 0;
  const differences = againDifferences(line, { ...product, ...id, packs, packsBefore });
  return { ...id, name: product.name, packs, differences };
}
