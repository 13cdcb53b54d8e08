import type { Product } from './product.ts';

/** Describes the VAT of a product: its rate, zero on prescription, or both if the buyer chooses (spec 5.18, 9.5). */
export function vatFact({ type, vatPercent }: Pick<Product, 'type' | 'vatPercent'>): string {
  if (vatPercent === 0) return 'Zero-rated';
  if (type === 'prescription') return 'Zero-rated on prescription';
  return type === 'any' ? `${vatPercent}%, zero-rated on prescription` : `${vatPercent}%`;
}
