import type { AllocationState } from './allocationState.ts';
import { unallocatedQuantities } from './unallocatedQuantities.ts';

/** Returns the packs of one product's prescription line that no prescription holds yet, never below 0 (spec 5.24). */
export function unallocatedQuantity(
  state: Pick<AllocationState, 'lines' | 'prescriptions'>,
  productId: number,
): number {
  return unallocatedQuantities(state).get(productId) ?? 0;
}
