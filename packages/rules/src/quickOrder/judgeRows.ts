import { checkPurchase } from '../carts/checkPurchase.ts';
import type { CartLine } from '../carts/cartLine.ts';
import { productQuantity } from '../carts/cartLines.ts';
import type { MatchedProduct } from '../catalogue/matchedProduct.ts';
import { priceLine } from '../pricing/priceLine.ts';
import { quantitySentence } from '../problems/quantitySentence.ts';
import { quickOrderSentences as sentences } from '../problems/quickOrderSentences.ts';
import { stockSentence } from '../stock/stockSentence.ts';
import { isFormula, readPacks } from './quickRow.ts';
import type { QuickRow } from './quickRow.ts';
import type { RowMatch } from './rowMatch.ts';

/** A row with the chosen purchase option, if any. */
export interface ChosenRow extends QuickRow {
  readonly isPrescription?: boolean | undefined;
}

/** The current state of a row. */
export interface JudgedRow {
  /** 'ready' can go into the cart, 'open' needs correction, 'looking' is pending, 'empty' has no input. */
  readonly standing: 'ready' | 'open' | 'looking' | 'empty';
  /** The product, once identified. */
  readonly product?: MatchedProduct;
  /** The possible products, to choose from. */
  readonly offered?: readonly MatchedProduct[];
  /** Why it cannot go into the cart. */
  readonly message?: string;
  /** Packs of a ready row; `subtotal` is their price without VAT in mills. */
  readonly packs?: number;
  readonly isPrescription?: boolean;
  readonly subtotal?: number;
}

/**
 * Judges each row of a quick order by the rules of the cart, in the same order of checks as when lines are added. Rows
 * count against the stock in order, together with the cart (spec 5.16 to 5.18). Rows that the cart refused unchanged,
 * with their messages in `refusals`, stay open.
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
