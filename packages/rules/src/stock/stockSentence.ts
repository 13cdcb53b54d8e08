import { messages } from '../problems/messages.ts';
import { availableStock, type StockLevel } from './availableStock.ts';

interface HeldPacks {
  /** Packs of the product that the buyer has already, beside those asked for. */
  readonly held: number;
  /** The whole cart when packs are to be added to it; the product's other line when one line is to hold more. */
  readonly where: 'in the cart' | 'on other line';
}

const count = (packs: number) => packs.toLocaleString('en-GB');

/** What a buyer who asks for too many packs reads: which number would do (spec 5.17). */
export function stockSentence(product: StockLevel, { held, where }: HeldPacks): string {
  const available = availableStock(product);
  const left = available - held;
  if (available > 0 && held === 0) return `Only ${count(available)} in stock`;
  if (left > 0)
    return where === 'in the cart'
      ? `Only ${count(available)} in stock, ${count(held)} of them in your cart`
      : `Only ${count(left)} left for this line`;
  if (available === 0 || where === 'on other line') return messages['out-of-stock'];
  const all = available === 1 ? 'the last one is' : `all ${count(available)} are`;
  return `${messages['out-of-stock']}: ${all} in your cart`;
}
