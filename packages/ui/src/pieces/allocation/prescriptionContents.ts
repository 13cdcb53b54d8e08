import type { AllocationState } from '@formulary/rules/allocation/allocationState';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { prescribedQuantity } from '@formulary/rules/allocation/allocatedPacks';
import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import { patientName } from '@formulary/rules/patients/patientIdentity';

/** A product row of a prescription's card. */
interface ProductOn {
  readonly productId: number;
  readonly name: string;
  /** Packs on this prescription. */
  readonly quantity: number;
}

/**
 * Returns the rows of a prescription: all prescription products of the cart, and those it still holds that the cart no
 * longer does.
 */
export function productsOn(
  { lines }: Pick<AllocationState, 'lines'>,
  prescription: PreOrderPrescriptionAnswer,
): readonly ProductOn[] {
  const offered = lines.filter(({ isPrescription, quantity }) => isPrescription && quantity > 0);
  const known = new Set(offered.map(({ productId }) => productId));
  const gone = prescription.items.filter(
    ({ productId, quantity }) => quantity > 0 && !known.has(productId),
  );
  return [...offered, ...gone].map(({ productId, name }) => ({
    productId,
    name,
    quantity: prescribedQuantity(prescription, productId),
  }));
}

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
