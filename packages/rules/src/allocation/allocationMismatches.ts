import type { AllocationState } from './allocationState.ts';
import { usedQuantity } from './usedQuantity.ts';

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
  const prescribed = prescriptions.flatMap(({ items }) => items.map(({ productId }) => productId));
  return [...new Set([...inCart.keys(), ...prescribed])]
    .map((productId) => ({
      productId,
      inCart: inCart.get(productId) ?? 0,
      onPrescriptions: usedQuantity(prescriptions, productId),
    }))
    .filter((product) => product.inCart !== product.onPrescriptions);
}
