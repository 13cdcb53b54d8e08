import type { ImportedFacts } from '@formulary/rules/catalogue/imports/importColumns';
import { LEVELS } from '@formulary/rules/catalogue/imports/importColumns';

/**
 * Terms of a new product: VAT at the standard rate, and prescription only, because the file does not say what may be sold
 * without (docs/decisions/2026-11-20-drug-tariff.md).
 */
const NEW_PRODUCT = {
  vatPercent: 20,
  type: 'prescription',
  minimumStock: 20,
} as const satisfies ImportedFacts;

/**
 * Returns what a row of the tariff says about a product: its categories beside those that the shop put it into, and of a
 * new product its terms, which only the shop changes afterwards. Returns a sentence for a product that is not the tariff's.
 */
export function tariffFacts(
  facts: ImportedFacts,
  product: { readonly source: string; readonly categories: readonly string[] } | undefined,
): ImportedFacts | string {
  if (!product) return { ...NEW_PRODUCT, ...facts };
  if (product.source !== 'tariff')
    return 'belongs to a product of the shop, which the tariff does not change';
  const { categories: [shelf] = [], ...others } = facts;
  if (shelf === undefined || product.categories.includes(shelf)) return others;
  const top = shelf.split(LEVELS)[0] ?? '';
  const own = product.categories.filter((path) => !path.startsWith(`${top}${LEVELS}`));
  return { ...others, categories: [shelf, ...own] };
}
