import type { AllocationState } from './allocationState.ts';
import { unallocatedQuantities } from './unallocatedQuantities.ts';

/** Packs of one product that the cart holds on prescription and no prescription has yet, never below 0 (spec 5.24). */
export function unallocatedQuantity(
  state: Pick<AllocationState, 'lines' | 'prescriptions'>,
  productId: number,
): number {
  return unallocatedQuantities(state).get(productId) ?? 0;
}
