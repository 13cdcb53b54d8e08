import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { allocationMismatches } from './allocationMismatches.ts';
import type { AllocationState } from './allocationState.ts';
import { exceededLimit } from './exceededLimit.ts';
import { orderedPrescriptions } from './orderedPrescriptions.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { prescriptionLimits } from './prescriptionLimits.ts';

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
