import { categoryWithDescendants } from '../catalogue/categoryTree.ts';
import type { AllocatableLine, AllocationState } from './allocationState.ts';

/** The most packs of some products together on one prescription. */
export interface PrescriptionLimit {
  readonly kind: 'product' | 'category';
  /** Name of the product or the category, for the message. */
  readonly name: string;
  readonly most: number;
  /** The products whose packs count. */
  readonly productIds: ReadonlySet<number>;
}

/**
 * Returns the limits for each prescription of a cart: those of products, then those of categories, the tightest first.
 * A category limit counts every product of the category and its descendants, on prescription or not, in the cart or
 * not. 0 means no limit (spec 5.24).
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

/** Returns the limits that count at least one of the products. */
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

/**
 * Returns the least number of prescriptions that a cart's packs need, computed from the tightest limit of a product or
 * category (spec 5.24). Returns 0 without prescription lines. If categories overlap without one containing the other,
 * the real minimum may be higher, never lower.
 */
export function leastPrescriptions(state: Pick<AllocationState, 'lines' | 'categories'>): number {
  const packs = state.lines.filter(
    ({ isPrescription, quantity }) => isPrescription && quantity > 0,
  );
  if (packs.length === 0) return 0;
  const needed = prescriptionLimits(state).map(({ most, productIds }) => {
    const counted = packs.filter(({ productId }) => productIds.has(productId));
    return Math.ceil(counted.reduce((sum, { quantity }) => sum + quantity, 0) / most);
  });
  return Math.max(1, ...needed);
}

/** Returns the packs of all prescription lines of a cart (spec 9.5). */
export function prescriptionQuantity(
  lines: readonly { readonly isPrescription: boolean; readonly quantity: number }[],
): number {
  return lines
    .filter(({ isPrescription }) => isPrescription)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
