import type { Refusal } from '../problems/refusal.ts';
import type { Result } from '../problems/result.ts';
import type { AllocationState } from './allocationState.ts';
import { addPrescription, setPatient } from './cartPrescriptions.ts';
import type { PreOrderPrescription, PrescribedQuantity } from './preOrderPrescription.ts';
import { setAllocation } from './setAllocation.ts';

/** A prescription to add or to change. */
export interface PrescriptionInput {
  /** Undefined for a new prescription. */
  readonly id?: number | undefined;
  /** Undefined to keep the patient. */
  readonly patientId?: number | undefined;
  /** All its items. */
  readonly items: readonly PrescribedQuantity[];
}

/**
 * Adds prescriptions, sets their patients and then all items, as the single commands do in this order (spec 7.50, 7.52,
 * 7.54). Leaves prescriptions that are not named as they are. Refuses as `addPrescription`, `setPatient` and
 * `setAllocation` do (spec 5.24, 8.14).
 * @param newId returns the id of a new prescription, by its position in the input.
 */
export function prescribeCart(
  state: AllocationState,
  input: readonly PrescriptionInput[],
  newId: (position: number) => number,
): Result<readonly PreOrderPrescription[], Refusal> {
  const named = input.map((each, position) => ({ ...each, id: each.id ?? newId(position) }));
  let { prescriptions } = state;
  for (const [position, { id }] of named.entries()) {
    if (input[position]?.id !== undefined) continue;
    const added = addPrescription({ ...state, prescriptions }, id);
    if (!added.ok) return added;
    prescriptions = added.value;
  }
  for (const { id, patientId } of named) {
    if (patientId === undefined) continue;
    const given = setPatient(prescriptions, id, patientId);
    if (!given.ok) return given;
    prescriptions = given.value;
  }
  return setAllocation({ ...state, prescriptions }, named);
}
