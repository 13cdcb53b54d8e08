import { addLine } from '../carts/addLine.ts';
import type { CartLine } from '../carts/cartLine.ts';
import { lineKey } from '../carts/lineKey.ts';
import { refillPacks } from '../carts/refillPacks.ts';
import type { SoldProduct } from '../carts/soldProduct.ts';
import { messages } from '../problems/messages.ts';
import { againDifferences } from './againDifferences.ts';
import type { AgainLine } from './againLine.ts';
import type { OrderLine } from './order.ts';

/** A cart that holds what was ordered as far as it can be bought now, and what became of each line. */
export interface OrderedAgain {
  readonly lines: readonly CartLine[];
  readonly became: readonly AgainLine[];
}

/**
 * The cart once lines of an order are bought again: each has at least as many packs as were ordered, or as many as are in
 * stock, so that doing it twice is as good as once. A product that is sold only one way now is put in that way. Says for
 * each line what is not as it was: not sold any more, stock, price, VAT, offers, prescription.
 */
export function orderAgain(
  before: readonly CartLine[],
  ordered: readonly OrderLine[],
  products: ReadonlyMap<number, SoldProduct>,
): OrderedAgain {
  let lines = before;
  const became = ordered.map((line): AgainLine => {
    const { productId, name } = line;
    const product = products.get(productId);
    if (!product) {
      const differences = [messages['product-missing']];
      return { productId, name, isPrescription: line.isPrescription, packs: 0, differences };
    }
    const isPrescription =
      product.type === 'any' ? line.isPrescription : product.type === 'prescription';
    const id = { productId, isPrescription };
    const packsBefore = packsOf(lines, id);
    const added = refillPacks(lines, { ...id, quantity: line.quantity }, product);
    if (added > 0) {
      const filled = addLine(lines, { ...product, ...id }, added);
      if (!filled.ok)
        return { ...id, name, packs: packsBefore, differences: [filled.problem.message] };
      lines = filled.value;
    }
    const packs = packsOf(lines, id);
    const differences = againDifferences(line, { ...product, ...id, packs, packsBefore });
    return { ...id, name: product.name, packs, differences };
  });
  return { lines, became };
}

function packsOf(lines: readonly CartLine[], id: Parameters<typeof lineKey>[0]): number {
  return lines.find((line) => lineKey(line) === lineKey(id))?.quantity ?? 0;
}
