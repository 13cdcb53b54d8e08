import type { Product, PublicProduct } from './product.ts';
import { packOf } from './packOf.ts';

/** Describes the VAT of a product: its rate, zero on prescription, or both if the buyer chooses (spec 5.18, 9.5). */
function vatFact({ type, vatPercent }: Pick<Product, 'type' | 'vatPercent'>): string {
  if (vatPercent === 0) return 'Zero-rated';
  if (type === 'prescription') return 'Zero-rated on prescription';
  return type === 'any' ? `${vatPercent}%, zero-rated on prescription` : `${vatPercent}%`;
}

/** The facts of a product by their terms, and the remaining paragraphs. */
export interface ProductFacts {
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly text: string;
}

/** A short term at the beginning of a paragraph: 'Legal category: …'. */
const NAMED = /^(\p{Lu}[\p{L} /-]{1,30}): +(\S[^]*)$/u;

/** A product as a visitor sees it, or with its VAT rate for buyers. */
type Described = Pick<PublicProduct, 'code' | 'name' | 'information'> &
  (Pick<Product, 'type' | 'vatPercent'> | { readonly vatPercent?: never });

/**
 * Returns the facts of a product for a table: its code, its pack, and every paragraph that begins with a term
 * ('Storage: Store below 25 °C.'). Reads the pack from the name if the information does not have it. Joins paragraphs
 * with the same term. Buyers also see the VAT and `limits`, the limits on one prescription (spec 5.24). These come last
 * because they load later, so that no row moves. Other paragraphs stay text.
 */
export function productFacts(product: Described, limits: readonly string[] = []): ProductFacts {
  const { code, name, information = '' } = product;
  const paragraphs = information.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const named = new Map<string, string>();
  for (const paragraph of paragraphs) {
    const [, term, value] = NAMED.exec(paragraph) ?? [];
    if (term === undefined || value === undefined) continue;
    const before = named.get(term);
    named.set(term, before === undefined ? value : `${before}\n${value}`);
  }
  const pack = named.has('Pack') ? undefined : packOf(name);
  return {
    facts: [
      ...(code === undefined ? [] : [['Code', code] as const]),
      ...(pack === undefined ? [] : [['Pack', pack] as const]),
      ...named,
      ...(product.vatPercent === undefined || named.has('VAT')
        ? []
        : [['VAT', vatFact(product)] as const]),
      ...(limits.length > 0 ? [['On one prescription', limits.join('\n')] as const] : []),
    ],
    text: paragraphs.filter((paragraph) => !NAMED.test(paragraph)).join('\n\n'),
  };
}
