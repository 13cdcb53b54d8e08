import { productQuantities } from '../carts/productQuantity.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { prescribedQuantity } from './prescribedQuantity.ts';

/** Returns the packs of a product on all prescriptions of a cart (spec 5.24). */
export function usedQuantity(
  prescriptions: readonly Pick<PreOrderPrescription, 'items'>[],
  productId: number,
): number {
  return prescriptions.reduce(
    (sum, prescription) => sum + prescribedQuantity(prescription, productId),
    0,
  );
}

/** Returns the packs on all prescriptions of a cart, by product. */
export function usedQuantities(
  prescriptions: readonly Pick<PreOrderPrescription, 'items'>[],
): ReadonlyMap<number, number> {
  return productQuantities(prescriptions.flatMap(({ items }) => items));
}
