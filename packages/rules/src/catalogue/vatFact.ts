import type { Product } from './product.ts';

/**
 * What VAT a product is sold with, for a table of its facts: its rate, nothing on prescription, either where the buyer
 * chooses (spec 5.18, 9.5).
 */
export function vatFact({ type, vatPercent }: Pick<Product, 'type' | 'vatPercent'>): string {
  if (vatPercent === 0) return 'Zero-rated';
  if (type === 'prescription') return 'Zero-rated on prescription';
  return type === 'any' ? `${vatPercent}%, zero-rated on prescription` : `${vatPercent}%`;
}
