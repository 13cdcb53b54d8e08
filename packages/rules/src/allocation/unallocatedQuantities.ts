import type { AllocationState } from './allocationState.ts';

/**
 * Returns, by product, the packs of the prescription lines that no prescription holds yet, never below 0 (spec 5.24).
 */
export function unallocatedQuantities({
  lines,
  prescriptions,
}: Pick<AllocationState, 'lines' | 'prescriptions'>): ReadonlyMap<number, number> {
  const left = new Map<number, number>();
  for (const { productId, quantity, isPrescription } of lines)
    if (isPrescription) left.set(productId, quantity);
  for (const { productId, quantity } of prescriptions.flatMap(({ items }) => items)) {
    const before = left.get(productId);
    if (before !== undefined) left.set(productId, Math.max(0, before - quantity));
  }
  return left;
}
