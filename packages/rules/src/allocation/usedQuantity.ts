import { productQuantities } from '../carts/productQuantity.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { prescribedQuantity } from './prescribedQuantity.ts';

/** Packs of a product on all prescriptions of a cart together (spec 5.24). */
export function usedQuantity(
  prescriptions: readonly Pick<PreOrderPrescription, 'items'>[],
  productId: number,
): number {
  return prescriptions.reduce(
    (sum, prescription) => sum + prescribedQuantity(prescription, productId),
    0,
  );
}

/** The same for every product that stands on one of them. */
export function usedQuantities(
  prescriptions: readonly Pick<PreOrderPrescription, 'items'>[],
): ReadonlyMap<number, number> {
  return productQuantities(prescriptions.flatMap(({ items }) => items));
}
