import { can, roleOf } from '../accounts/permissions.ts';
import type { RefusalCode } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import type { AllocationState } from './allocationState.ts';
import { checkAllocation } from './checkAllocation.ts';
import { orderedPrescriptions } from './orderedPrescriptions.ts';

/** The parts of a buyer that the prescription checks need. */
export interface PrescriptionBuyer {
  readonly isPrescriber: boolean;
  /** The prescribers who currently sign for the buyer, if known. A prescriber whose link has ended is not accepted. */
  readonly linkedPrescriberIds?: readonly number[] | undefined;
}

/**
 * Returns what the prescriptions of a checkout still need, in the order in which the buyer meets it (spec 5.22 to
 * 5.24). They need a prescriber if the buyer chooses one, a patient on every prescription with items, and an allocation
 * that matches the cart. Empty if nothing is missing.
 */
export function prescriptionRefusals(
  state: AllocationState,
  { linkedPrescriberIds, ...buyer }: PrescriptionBuyer,
): readonly Refusal[] {
  const hasPrescriber = state.prescriptions.some(
    ({ prescriberId }) =>
      prescriberId !== undefined && linkedPrescriberIds?.includes(prescriberId) !== false,
  );
  const isPrescriberMissing = can(roleOf(buyer), 'choosePrescriber') && !hasPrescriber;
  const isPatientMissing = orderedPrescriptions(state.prescriptions).some(
    ({ patientId }) => patientId === undefined,
  );
  const missing: readonly (readonly [boolean, RefusalCode])[] = [
    [isPrescriberMissing, 'prescriber-required'],
    [isPatientMissing, 'patient-required'],
  ];
  const allocation = checkAllocation(state);
  return [
    ...missing.filter(([isMissing]) => isMissing).map(([, code]) => refuse(code).problem),
    ...(allocation.ok ? [] : [allocation.problem]),
  ];
}
