import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** A patient who is on more than one prescription of the order. */
export interface RepeatedPatient {
  readonly patientId: number;
  /** Counted from 1, in the order in which the prescriptions stand. */
  readonly numbers: readonly number[];
}

/** The patients on more than one prescription: allowed, but it walks around the limits and is said (reading R26). */
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
