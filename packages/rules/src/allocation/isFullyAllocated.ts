import type { AllocationState } from './allocationState.ts';
import { unallocatedQuantities } from './unallocatedQuantities.ts';

/** Every pack bought on prescription stands on one (spec 5.23); so it is in a cart without prescription lines. */
export function isFullyAllocated(state: Pick<AllocationState, 'lines' | 'prescriptions'>): boolean {
  return [...unallocatedQuantities(state).values()].every((left) => left === 0);
}
