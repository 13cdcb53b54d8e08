import { checkPurchase } from '../carts/checkPurchase.ts';
import type { CartLine } from '../carts/cartLine.ts';
import { productQuantity } from '../carts/productQuantity.ts';
import type { MatchedProduct } from '../catalogue/matchedProduct.ts';
import { priceLine } from '../pricing/priceLine.ts';
import { quantitySentence } from '../problems/quantitySentence.ts';
import { quickOrderSentences as sentences } from '../problems/quickOrderSentences.ts';
import { stockSentence } from '../stock/stockSentence.ts';
import { isFormula } from './isFormula.ts';
import type { QuickRow } from './quickRow.ts';
import { readPacks } from './readPacks.ts';
import type { RowMatch } from './rowMatch.ts';

/** A row with the purchase option that was chosen, if any. */
export interface ChosenRow extends QuickRow {
  readonly isPrescription?: boolean | undefined;
}

/** What a row has become so far. */
export interface JudgedRow {
  /** 'ready' goes into the cart; 'open' is to be corrected, 'looking' is not answered yet, 'empty' says nothing. */
  readonly standing: 'ready' | 'open' | 'looking' | 'empty';
  /** What it is, once that is known. */
  readonly product?: MatchedProduct;
  /** What it may be, to choose from. */
  readonly offered?: readonly MatchedProduct[];
  /** Why it cannot go into the cart as it stands. */
  readonly message?: string;
  /** Packs, and what they cost without VAT in mills, of a row that is ready. */
  readonly packs?: number;
  readonly isPrescription?: boolean;
  readonly subtotal?: number;
}

/**
 * What each row of a quick order has become, or why not, by the rules of the cart: rows count against the stock in their
 * order, beside what the cart holds (spec 5.16 to 5.18). The same order of questions as when lines are added. What the cart
 * refused as it stands, in `refusals` by its row, is to be corrected too.
 */
export function judgeRows(
  rows: readonly ChosenRow[],
  matches: readonly (RowMatch | undefined)[],
  cart: readonly CartLine[],
  refusals: ReadonlyMap<ChosenRow, string> = new Map(),
): readonly JudgedRow[] {
  const taken = new Map<number, number>();
  return rows.map((row, index) => {
    const judged = identify(row, matches[index]);
    const { product } = judged;
    if (!product) return judged;
    const held = taken.get(product.id) ?? productQuantity(cart, product.id);
    const sized = size(row, product, held);
    const message = refusals.get(row);
    if (message !== undefined && sized.standing === 'ready')
      return { standing: 'open', product, message };
    taken.set(product.id, held + (sized.packs ?? 0));
    return sized;
  });
}

function identify({ words, quantity }: ChosenRow, match: RowMatch | undefined): JudgedRow {
  if (words.trim() === '')
    return quantity.trim() === ''
      ? { standing: 'empty' }
      : { standing: 'open', message: sentences.noWords };
  if (isFormula(words.trim())) return { standing: 'open', message: sentences.formula };
  if (!match) return { standing: 'looking' };
  const { kind, products } = match;
  const [product] = products;
  if (kind === 'none' || !product) return { standing: 'open', message: sentences.notFound };
  if (kind === 'found') return { standing: 'open', product };
  const message = kind === 'several' ? sentences.several : sentences.confirm;
  return { standing: 'open', offered: products, message };
}

function size(row: ChosenRow, product: MatchedProduct, held: number): JudgedRow {
  const known = { standing: 'open', product } as const;
  if (row.quantity.trim() === '') return { ...known, message: sentences.noQuantity };
  const quantity = readPacks(row.quantity);
  const { isPrescription } = row;
  const purchase = checkPurchase({ product, quantity, isPrescription, quantityInCart: held });
  if (!purchase.ok) {
    const { code, message } = purchase.problem;
    if (code === 'invalid-quantity') return { ...known, message: quantitySentence };
    if (code !== 'out-of-stock') return { ...known, message };
    return { ...known, message: stockSentence(product, { held, where: 'in the cart' }) };
  }
  const line = { ...product, ...purchase.value, unitPrice: product.price };
  return {
    ...known,
    standing: 'ready',
    packs: line.quantity,
    isPrescription: line.isPrescription,
    subtotal: priceLine(line).subtotal,
  };
}
