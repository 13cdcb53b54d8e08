import type { AllocationState } from './allocationState.ts';
import { prescriptionLimits } from './prescriptionLimits.ts';

/**
 * Returns the least number of prescriptions that a cart's packs need, computed from the tightest limit of a product or
 * category (spec 5.24). Returns 0 without prescription lines. If categories overlap without one containing the other,
 * the real minimum may be higher, never lower.
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
