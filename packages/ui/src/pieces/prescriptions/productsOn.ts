import type { AllocationState } from '@formulary/rules/allocation/allocationState';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { prescribedQuantity } from '@formulary/rules/allocation/prescribedQuantity';

/** A product as it stands in the rows of a prescription's card. */
export interface ProductOn {
  readonly productId: number;
  readonly name: string;
  /** Packs of it on this prescription. */
  readonly quantity: number;
}

/** The rows of a prescription: all of the cart that is bought on prescription, and what it holds that the cart no longer does. */
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
