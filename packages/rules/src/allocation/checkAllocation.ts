import { can, roleOf } from '../accounts/permissions.ts';
import type { RefusalCode } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';
import { allocationMismatches } from './allocationMismatches.ts';
import type { AllocationState } from './allocationState.ts';
import { orderedPrescriptions } from './cartPrescriptions.ts';
import { exceededLimit } from './limitsOnPrescription.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { prescriptionLimits } from './prescriptionLimits.ts';

/** The parts of a buyer that the prescription checks need. */
interface PrescriptionBuyer {
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

/**
 * Returns the prescriptions that go with the order. No limit may be exceeded, and cart and prescriptions must hold the
 * same packs of every product (spec 5.23, 5.24). Refuses with 'product-limit-exceeded' or 'category-limit-exceeded';
 * with 'quantity-mismatched' if prescriptions hold more than the cart; with 'quantity-not-assigned' if packs are
 * unallocated (spec 8.14).
 */
export function checkAllocation(
  state: AllocationState,
): Result<readonly PreOrderPrescription[], Refusal> {
  const limits = prescriptionLimits(state);
  for (const { items } of state.prescriptions) {
    const exceeded = exceededLimit(limits, items);
    if (exceeded) return { ok: false, problem: exceeded };
  }
  const mismatches = allocationMismatches(state);
  if (mismatches.some(({ inCart, onPrescriptions }) => onPrescriptions > inCart))
    return refuse('quantity-mismatched');
  if (mismatches.length > 0) return refuse('quantity-not-assigned');
  return accept(orderedPrescriptions(state.prescriptions));
}
