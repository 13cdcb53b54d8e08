import { allocationMismatches } from './allocationMismatches.ts';
import type { AllocationState } from './allocationState.ts';

/** Packs of each product that prescriptions hold and the cart does not: it was made smaller since (spec 5.23). */
export function surplusQuantities(
  state: Pick<AllocationState, 'lines' | 'prescriptions'>,
): ReadonlyMap<number, number> {
  return new Map(
    allocationMismatches(state)
      .filter(({ inCart, onPrescriptions }) => onPrescriptions > inCart)
      .map(({ productId, inCart, onPrescriptions }) => [productId, onPrescriptions - inCart]),
  );
}
