import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { AllocationState } from './allocationState.ts';
import { isFullyAllocated } from './isFullyAllocated.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Maximum number of prescriptions in a cart. */
const MOST_PRESCRIPTIONS = 100;

/**
 * Appends an empty prescription, with the prescriber of the others (spec 7.54, reading R12). Refuses with
 * 'nothing-left-to-allocate' if every pack is allocated already (spec 5.24, 8.14), and with 'invalid-request' above the
 * maximum number of prescriptions.
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
