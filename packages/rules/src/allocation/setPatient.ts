import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Sets the patient of one prescription (spec 7.50, reading R12). Refuses with 'prescription-missing'. */
export function setPatient(
  prescriptions: readonly PreOrderPrescription[],
  id: number,
  patientId: number,
): Result<readonly PreOrderPrescription[], Refusal> {
  if (!prescriptions.some((prescription) => prescription.id === id))
    return refuse('prescription-missing');
  return accept(prescriptions.map((each) => (each.id === id ? { ...each, patientId } : each)));
}
