import type { PrescriptionItem } from './prescriptionItem.ts';

/**
 * Returns whether every substitution is complete: each substituted item names an existing substitute, each substitute
 * replaces exactly one item, and none is both (spec 4.6).
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
