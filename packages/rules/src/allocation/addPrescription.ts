import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { AllocationState } from './allocationState.ts';
import { isFullyAllocated } from './isFullyAllocated.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';

/**
 * The prescriptions with an empty one added last; it has the prescriber of the others (spec 7.54, reading R12).
 * Refuses with 'nothing-left-to-allocate' when every pack stands on a prescription already (spec 5.24, 8.14).
 */
export function addPrescription(
  state: Pick<AllocationState, 'lines' | 'prescriptions'>,
  id: number,
): Result<readonly PreOrderPrescription[], Refusal> {
  if (isFullyAllocated(state)) return refuse('nothing-left-to-allocate');
  const prescriberId = state.prescriptions[0]?.prescriberId;
  const added = prescriberId === undefined ? { id, items: [] } : { id, prescriberId, items: [] };
  return accept([...state.prescriptions, added]);
}
