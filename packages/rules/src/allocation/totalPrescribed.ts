import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Packs of all products on all prescriptions of a cart together (spec 7.56). */
export function totalPrescribed(
  prescriptions: readonly Pick<PreOrderPrescription, 'items'>[],
): number {
  return prescriptions
    .flatMap(({ items }) => items)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
