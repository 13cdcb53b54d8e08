import type { AllocationState } from './allocationState.ts';
import { usedQuantity } from './usedQuantity.ts';

/** Packs of a product that the cart holds on prescription and no prescription has yet, never below 0 (spec 5.24). */
export function unallocatedQuantity(
  { lines, prescriptions }: Pick<AllocationState, 'lines' | 'prescriptions'>,
  productId: number,
): number {
  const line = lines.find((each) => each.isPrescription && each.productId === productId);
  return Math.max(0, (line?.quantity ?? 0) - usedQuantity(prescriptions, productId));
}
