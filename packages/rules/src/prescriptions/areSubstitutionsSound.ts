import type { PrescriptionItem } from './prescriptionItem.ts';

/**
 * Whether every substitution has both its sides: each substituted item names a substitute that is there, each substitute
 * stands in for exactly one item, and none is both (spec 4.6).
 */
export function areSubstitutionsSound(
  items: readonly Pick<PrescriptionItem, 'productId' | 'substitutedBy' | 'isSubstitute'>[],
): boolean {
  const substitutes = items.filter(({ isSubstitute }) => isSubstitute);
  const substituted = items.filter(({ substitutedBy }) => substitutedBy !== undefined);
  const named = substituted.map(({ substitutedBy }) => substitutedBy);
  const isEachNamedOnce =
    named.length === substitutes.length &&
    substitutes.every(({ productId }) => named.includes(productId)) &&
    new Set(named).size === named.length;
  return isEachNamedOnce && !substituted.some(({ isSubstitute }) => isSubstitute);
}
