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
