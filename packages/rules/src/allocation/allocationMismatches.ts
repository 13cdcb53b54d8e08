import { usedQuantities } from './allocatedPacks.ts';
import type { AllocationState } from './allocationState.ts';

/** A product with different numbers of packs in the cart and on the prescriptions. */
export interface AllocationMismatch {
  readonly productId: number;
  readonly inCart: number;
  readonly onPrescriptions: number;
}

/**
 * Returns the products whose packs differ between the cart's prescription lines and the prescriptions, including
 * products no longer in the cart (spec 5.23). Comparing by product is stricter than comparing totals.
 */
export function allocationMismatches({
  lines,
  prescriptions,
}: Pick<AllocationState, 'lines' | 'prescriptions'>): readonly AllocationMismatch[] {
  const inCart = new Map(
    lines
      .filter(({ isPrescription }) => isPrescription)
      .map(({ productId, quantity }) => [productId, quantity]),
  );
  const prescribed = usedQuantities(prescriptions);
  return [...new Set([...inCart.keys(), ...prescribed.keys()])]
    .map((productId) => ({
      productId,
      inCart: inCart.get(productId) ?? 0,
      onPrescriptions: prescribed.get(productId) ?? 0,
    }))
    .filter((product) => product.inCart !== product.onPrescriptions);
}

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
