import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Sets the prescriber of all prescriptions of a cart (spec 7.51, reading R12). */
export function setPrescriber(
  prescriptions: readonly PreOrderPrescription[],
  prescriberId: number,
): readonly PreOrderPrescription[] {
  return prescriptions.map((prescription) => ({ ...prescription, prescriberId }));
}
