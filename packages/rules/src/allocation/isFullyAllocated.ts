import type { AllocationState } from './allocationState.ts';
import { unallocatedQuantity } from './unallocatedQuantity.ts';

/** Every pack bought on prescription stands on one (spec 5.23); so it is in a cart without prescription lines. */
export function isFullyAllocated(state: Pick<AllocationState, 'lines' | 'prescriptions'>): boolean {
  return state.lines
    .filter(({ isPrescription }) => isPrescription)
    .every(({ productId }) => unallocatedQuantity(state, productId) === 0);
}
