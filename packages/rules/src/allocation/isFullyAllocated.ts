import type { AllocationState } from './allocationState.ts';
import { unallocatedQuantities } from './unallocatedQuantities.ts';

/**
 * Returns whether every pack of the prescription lines is allocated (spec 5.23). True for a cart without such lines.
 */
export function isFullyAllocated(state: Pick<AllocationState, 'lines' | 'prescriptions'>): boolean {
  return [...unallocatedQuantities(state).values()].every((left) => left === 0);
}
