import type { AllocationState } from './allocationState.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { type PrescriptionLimit, prescriptionLimits } from './prescriptionLimits.ts';

/** The limits that count something on a prescription; they are kept with it, so that it can be judged by them later (spec 5.24). */
export function limitsOn(
  state: Pick<AllocationState, 'lines' | 'categories'>,
  { items }: Pick<PreOrderPrescription, 'items'>,
): readonly PrescriptionLimit[] {
  return prescriptionLimits(state).filter(({ productIds }) =>
    items.some(({ productId }) => productIds.has(productId)),
  );
}
