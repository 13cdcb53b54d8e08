import { packOf } from './packOf.ts';
import type { Product, PublicProduct } from './product.ts';
import { vatFact } from './vatFact.ts';

/** What is known of a product, each under its name; and what is said of it besides, in paragraphs. */
export interface ProductFacts {
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly text: string;
}

/** A short name at the beginning of a paragraph: 'Legal category: …'. */
const NAMED = /^(\p{Lu}[\p{L} /-]{1,30}): +(\S[^]*)$/u;

/** What a product is described by: as a visitor sees it, or with its rate of VAT for who sees prices. */
type Described = Pick<PublicProduct, 'code' | 'name' | 'information'> &
  (Pick<Product, 'type' | 'vatPercent'> | { readonly vatPercent?: never });

/**
 * The facts of a product for a table: its code, its pack as its name says unless the information does, and every paragraph
 * of the information that begins with what it is about, as 'Storage: Store below 25 °C.'; what is said twice of one thing
 * stands together. Who can buy it sees the VAT too, and `limits`, what one prescription may hold of it (spec 5.24): last, as
 * they arrive in this order, so that none moves another. The rest stays text.
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
