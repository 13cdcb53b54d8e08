import { checkQuantity } from '../carts/checkQuantity.ts';
import { refuse, refuseNaming, type Refusal } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { AllocationState } from './allocationState.ts';
import { exceededLimit } from './exceededLimit.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { prescribedQuantity } from './prescribedQuantity.ts';
import { prescriptionLimits } from './prescriptionLimits.ts';
import { unallocatedQuantity } from './unallocatedQuantity.ts';
import { withPrescribedQuantity } from './withPrescribedQuantity.ts';

/** The packs of a product to set on one prescription. */
export interface PrescribedInput {
  readonly prescriptionId: number;
  readonly productId: number;
  readonly quantity: unknown;
}

/**
 * Sets the quantity of a product on one prescription, in packs; 0 removes the product (spec 7.52). Always allows fewer
 * packs than before. Refuses with 'prescription-missing', with 'invalid-quantity' below 0, and with 'cart-line-missing'
 * if the cart does not hold the product on prescription. Refuses with 'product-limit-exceeded' and
 * 'category-limit-exceeded' with name and number, and with 'available-quantity' above the unallocated packs (spec 5.24,
 * 8.14).
 */
export function setPrescribedQuantity(
  state: AllocationState,
  { prescriptionId, productId, quantity: requested }: PrescribedInput,
): Result<readonly PreOrderPrescription[], Refusal> {
  const { lines, prescriptions } = state;
  const prescription = prescriptions.find(({ id }) => id === prescriptionId);
  if (!prescription) return refuse('prescription-missing');
  const quantity = checkQuantity(requested);
  if (!quantity.ok) return quantity;
  if (quantity.value < 0) return refuse('invalid-quantity');

  const changed = withPrescribedQuantity(prescription, productId, quantity.value);
  const before = prescribedQuantity(prescription, productId);
  const isIncrease = quantity.value > before;
  if (isIncrease) {
    const line = lines.find((each) => each.isPrescription && each.productId === productId);
    if (!line || line.quantity === 0) return refuse('cart-line-missing');
    const limits = prescriptionLimits(state).filter(({ productIds }) => productIds.has(productId));
    const exceeded = exceededLimit(limits, changed.items);
    if (exceeded) return { ok: false, problem: exceeded };
    const most = before + unallocatedQuantity(state, productId);
    if (quantity.value > most) return refuseNaming('available-quantity', { n: most });
  }
  return accept(prescriptions.map((each) => (each === prescription ? changed : each)));
}
