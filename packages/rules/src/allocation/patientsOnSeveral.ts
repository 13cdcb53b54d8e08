import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** A patient who is on more than one prescription of the order. */
export interface RepeatedPatient {
  readonly patientId: number;
  /** Numbers of the prescriptions, in their order, from 1. */
  readonly numbers: readonly number[];
}

/**
 * Returns the patients on more than one prescription. This is allowed, but gets around the limits, so the shop points
 * it out (reading R26).
 */
export function patientsOnSeveral(
  prescriptions: readonly Pick<PreOrderPrescription, 'patientId'>[],
): readonly RepeatedPatient[] {
  const numbers = new Map<number, number[]>();
  for (const [place, { patientId }] of prescriptions.entries()) {
    if (patientId === undefined) continue;
    numbers.set(patientId, [...(numbers.get(patientId) ?? []), place + 1]);
  }
  return [...numbers]
    .filter(([, places]) => places.length > 1)
    .map(([patientId, places]) => ({ patientId, numbers: places }));
}
