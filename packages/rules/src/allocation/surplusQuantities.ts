import { allocationMismatches } from './allocationMismatches.ts';
import type { AllocationState } from './allocationState.ts';

/** Returns, by product, the packs that prescriptions hold beyond the cart, which was reduced since (spec 5.23). */
export function surplusQuantities(
  state: Pick<AllocationState, 'lines' | 'prescriptions'>,
): ReadonlyMap<number, number> {
  return new Map(
    allocationMismatches(state)
      .filter(({ inCart, onPrescriptions }) => onPrescriptions > inCart)
      .map(({ productId, inCart, onPrescriptions }) => [productId, onPrescriptions - inCart]),
  );
}
