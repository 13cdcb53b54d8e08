import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** The prescriptions after their one prescriber is chosen: all of them get it (spec 7.51, reading R12). */
export function setPrescriber(
  prescriptions: readonly PreOrderPrescription[],
  prescriberId: number,
): readonly PreOrderPrescription[] {
  return prescriptions.map((prescription) => ({ ...prescription, prescriberId }));
}
