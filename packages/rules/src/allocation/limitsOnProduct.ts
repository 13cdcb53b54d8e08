import type { Product } from '../catalogue/product.ts';
import { allocationSentences } from './allocationSentences.ts';
import type { LimitedCategory } from './allocationState.ts';
import { prescriptionLimits } from './prescriptionLimits.ts';

/**
 * Describes the limits of a product on one prescription: its own, then those of its categories and their ancestors, the
 * tightest first (spec 5.24). Products that are never prescribed have no category limits.
 */
export function limitsOnProduct(
  product: Pick<Product, 'id' | 'name' | 'type' | 'prescriptionLimit' | 'categories'>,
  categories: readonly LimitedCategory[],
): readonly string[] {
  const { id: productId, name, type, prescriptionLimit } = product;
  const categoryIds = product.categories.map(({ id }) => id);
  const line = {
    productId,
    name,
    prescriptionLimit,
    categoryIds,
    isPrescription: true,
    quantity: 1,
  };
  const limits = prescriptionLimits({
    lines: [line],
    categories: type === 'nonPrescription' ? [] : categories,
  });
  return limits
    .filter(({ productIds }) => productIds.has(productId))
    .map(({ kind, name: category, most }) => {
      const packs = `At most ${allocationSentences.packs(most)}`;
      return kind === 'product' ? packs : `${packs} of ${category} together`;
    });
}
