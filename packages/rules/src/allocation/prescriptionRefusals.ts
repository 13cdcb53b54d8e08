import type { RefusalCode } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import type { AllocationState } from './allocationState.ts';
import { checkAllocation } from './checkAllocation.ts';
import { orderedPrescriptions } from './orderedPrescriptions.ts';

/** Who orders, as far as their prescriptions go. */
export interface PrescriptionBuyer {
  readonly isPrescriber: boolean;
  /** The prescribers who sign for the buyer now, where they are known: one whose link has ended counts as none. */
  readonly linkedPrescriberIds?: readonly number[] | undefined;
}

/**
 * What is missing before the prescriptions of a checkout may be submitted, in the order in which the buyer meets it;
 * empty when nothing is (spec 5.22 to 5.24): a prescriber unless the buyer is one, a patient on every prescription that
 * holds something, and an allocation that matches the cart.
 */
export function prescriptionRefusals(
  state: AllocationState,
  { isPrescriber, linkedPrescriberIds }: PrescriptionBuyer,
): readonly Refusal[] {
  const hasPrescriber = state.prescriptions.some(
    ({ prescriberId }) =>
      prescriberId !== undefined && linkedPrescriberIds?.includes(prescriberId) !== false,
  );
  const isPrescriberMissing = !isPrescriber && !hasPrescriber;
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
