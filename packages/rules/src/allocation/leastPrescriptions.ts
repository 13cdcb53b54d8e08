import type { AllocationState } from './allocationState.ts';
import { prescriptionLimits } from './prescriptionLimits.ts';

/**
 * How many prescriptions the packs of a cart need at least: as many as its tightest limit of a product or a category
 * asks for (spec 5.24); none for a cart without prescription lines. Where a product stands in categories that overlap
 * without one holding the other, more may be needed; fewer never are.
 */
export function leastPrescriptions(state: Pick<AllocationState, 'lines' | 'categories'>): number {
  const packs = state.lines.filter(
    ({ isPrescription, quantity }) => isPrescription && quantity > 0,
  );
  if (packs.length === 0) return 0;
  const needed = prescriptionLimits(state).map(({ most, productIds }) => {
    const counted = packs.filter(({ productId }) => productIds.has(productId));
    return Math.ceil(counted.reduce((sum, { quantity }) => sum + quantity, 0) / most);
  });
  return Math.max(1, ...needed);
}
