import { categoryWithDescendants } from '../catalogue/categoryWithDescendants.ts';
import type { AllocatableLine, AllocationState } from './allocationState.ts';

/** How many packs of some products together one prescription may hold. */
export interface PrescriptionLimit {
  readonly kind: 'product' | 'category';
  /** Of the product or the category, for the sentence. */
  readonly name: string;
  readonly most: number;
  /** The products whose packs count. */
  readonly productIds: ReadonlySet<number>;
}

/**
 * The limits that hold on each prescription of a cart: a product's own and those of categories, which count every product
 * of the category and of its descendants, bought on prescription or not or no longer in the cart; 0 is no limit
 * (spec 5.24). Products first, then the tightest category.
 */
export function prescriptionLimits({
  lines,
  categories,
}: Pick<AllocationState, 'lines' | 'categories'>): readonly PrescriptionLimit[] {
  const ofProducts = lines
    .filter(({ prescriptionLimit }) => prescriptionLimit > 0)
    .map(({ productId, name, prescriptionLimit }) => ({
      kind: 'product' as const,
      name,
      most: prescriptionLimit,
      productIds: new Set([productId]),
    }));
  const ofCategories = categories
    .filter(({ prescriptionLimit }) => prescriptionLimit > 0)
    .toSorted((a, b) => a.prescriptionLimit - b.prescriptionLimit || a.id - b.id)
    .map(({ id, name, prescriptionLimit }) => ({
      kind: 'category' as const,
      name,
      most: prescriptionLimit,
      productIds: productsIn(lines, categoryWithDescendants(categories, id)),
    }));
  return [...ofProducts, ...ofCategories];
}

function productsIn(
  lines: readonly AllocatableLine[],
  categoryIds: readonly number[],
): ReadonlySet<number> {
  const counted = new Set(categoryIds);
  return new Set(
    lines
      .filter((line) => line.categoryIds.some((id) => counted.has(id)))
      .map(({ productId }) => productId),
  );
}

/** Those of some limits that count at least one of some products. */
export function limitsOfSome(
  limits: readonly PrescriptionLimit[],
  productIds: readonly number[],
): readonly PrescriptionLimit[] {
  const named = new Set(productIds);
  return limits.filter((limit) => {
    const [few, many] =
      limit.productIds.size < named.size ? [limit.productIds, named] : [named, limit.productIds];
    return [...few].some((id) => many.has(id));
  });
}
