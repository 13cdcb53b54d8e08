import type { AllocationState } from './allocationState.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { prescribedQuantity } from './prescribedQuantity.ts';
import { prescriptionLimits } from './prescriptionLimits.ts';
import { unallocatedQuantity } from './unallocatedQuantity.ts';

/**
 * Returns the most packs of a product that a prescription may hold now: its own plus the unallocated ones, within the
 * limits of product and categories. Never less than it holds already (spec 5.24).
 */
export function mostOnPrescription(
  state: AllocationState,
  prescription: Pick<PreOrderPrescription, 'items'>,
  productId: number,
): number {
  const has = prescribedQuantity(prescription, productId);
  const rooms = prescriptionLimits(state)
    .filter(({ productIds }) => productIds.has(productId))
    .map(({ most, productIds }) =>
      prescription.items
        .filter((item) => productIds.has(item.productId))
        .reduce((room, { quantity }) => room - quantity, most),
    );
  return has + Math.max(0, Math.min(unallocatedQuantity(state, productId), ...rooms));
}
