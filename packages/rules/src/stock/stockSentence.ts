import { messages } from '../problems/messages.ts';
import { availableStock, type StockLevel } from './stockLevel.ts';

interface HeldPacks {
  /** Packs of the product that the buyer already has, besides the requested ones. */
  readonly held: number;
  /** 'in the cart' when packs are added to the cart; 'on other line' when the quantity of one line is set. */
  readonly where: 'in the cart' | 'on other line';
}

const count = (packs: number) => packs.toLocaleString('en-GB');

/** Returns the message for a quantity above the stock, with the quantity that would fit (spec 5.17). */
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
