import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { AllocationState } from './allocationState.ts';
import { isFullyAllocated } from './isFullyAllocated.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** As many prescriptions as a cart may hold. */
const MOST_PRESCRIPTIONS = 100;

/**
 * The prescriptions with an empty one added last; it has the prescriber of the others (spec 7.54, reading R12).
 * Refuses with 'nothing-left-to-allocate' when every pack stands on a prescription already (spec 5.24, 8.14), and with
 * 'invalid-request' one more than a cart may hold.
 */
export function addPrescription(
  state: Pick<AllocationState, 'lines' | 'prescriptions'>,
  id: number,
): Result<readonly PreOrderPrescription[], Refusal> {
  if (isFullyAllocated(state)) return refuse('nothing-left-to-allocate');
  if (state.prescriptions.length >= MOST_PRESCRIPTIONS)
    return refuse('invalid-request', {
      prescriptions: `A cart holds at most ${MOST_PRESCRIPTIONS} prescriptions`,
    });
  const prescriberId = state.prescriptions[0]?.prescriberId;
  const added = prescriberId === undefined ? { id, items: [] } : { id, prescriberId, items: [] };
  return accept([...state.prescriptions, added]);
}
