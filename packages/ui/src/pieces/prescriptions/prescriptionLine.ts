import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { patientName } from '@formulary/rules/patients/patientIdentity';

/** Describes a prescription in one line: 'JONES, Amara: 2 items, 3 packs'. */
export function prescriptionLine({
  patient,
  items,
}: Pick<PreOrderPrescriptionAnswer, 'patient' | 'items'>): string {
  const held = items.filter(({ quantity }) => quantity > 0);
  const packs = held.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!patient && packs === 0) return 'No patient yet';
  const who = patient ? patientName(patient) : 'No patient yet';
  return allocationSentences.held(who, held.length, packs);
}
