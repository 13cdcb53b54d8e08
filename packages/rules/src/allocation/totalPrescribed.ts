import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Returns the packs of all products on all prescriptions of a cart (spec 7.56). */
export function totalPrescribed(
  prescriptions: readonly Pick<PreOrderPrescription, 'items'>[],
): number {
  return prescriptions
    .flatMap(({ items }) => items)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
