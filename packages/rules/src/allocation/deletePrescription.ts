import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Deletes a prescription, which makes its packs unallocated (spec 7.55). Refuses with 'prescription-missing'. */
export function deletePrescription(
  prescriptions: readonly PreOrderPrescription[],
  id: number,
): Result<readonly PreOrderPrescription[], Refusal> {
  const rest = prescriptions.filter((prescription) => prescription.id !== id);
  return rest.length < prescriptions.length ? accept(rest) : refuse('prescription-missing');
}
