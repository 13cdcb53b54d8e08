import type { AllocationState } from './allocationState.ts';
import { usedQuantities } from './usedQuantity.ts';

/** A product of which cart and prescriptions hold different numbers of packs. */
export interface AllocationMismatch {
  readonly productId: number;
  readonly inCart: number;
  readonly onPrescriptions: number;
}

/**
 * The products of which the cart's prescription lines and the prescriptions do not hold the same, those no longer in the
 * cart included (spec 5.23). Compared product by product, which is stricter than comparing the totals.
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
