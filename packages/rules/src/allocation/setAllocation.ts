import { checkQuantity } from '../carts/checkQuantity.ts';
import { refuse, refuseNaming, type Refusal } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { prescribedQuantity, unallocatedQuantity, usedQuantities } from './allocatedPacks.ts';
import type { AllocationState } from './allocationState.ts';
import { exceededLimit } from './limitsOnPrescription.ts';
import type { PreOrderPrescription, PrescribedQuantity } from './preOrderPrescription.ts';
import { limitsOfSome, prescriptionLimits } from './prescriptionLimits.ts';

/** All items of one prescription. Products that are not named or have 0 packs are removed. */
export interface AllocationInput {
  readonly id: number;
  readonly items: readonly PrescribedQuantity[];
}

/**
 * Replaces all items of some prescriptions at once, to allocate the rest or to undo that. Leaves other prescriptions as
 * they are. Always allows fewer packs than before, like `setPrescribedQuantity`. Refuses with 'prescription-missing',
 * 'invalid-quantity' (also for a product named twice), 'cart-line-missing', 'product-limit-exceeded',
 * 'category-limit-exceeded' and 'available-quantity' (spec 5.24, 8.14).
 */
export function setAllocation(
  state: AllocationState,
  input: readonly AllocationInput[],
): Result<readonly PreOrderPrescription[], Refusal> {
  const { lines, prescriptions } = state;
  const itemsOf = new Map(input.map(({ id, items }) => [id, items]));
  const known = new Set(prescriptions.map(({ id }) => id));
  if (!input.every(({ id }) => known.has(id))) return refuse('prescription-missing');
  if (itemsOf.size < input.length || !input.every(({ items }) => areIntegers(items)))
    return refuse('invalid-quantity');

  const itemsAfter = ({ id, items }: PreOrderPrescription) =>
    itemsOf.get(id)?.filter(({ quantity }) => quantity > 0) ?? items;
  const limits = prescriptionLimits(state);
  const inCart = lines.filter(({ isPrescription, quantity }) => isPrescription && quantity > 0);
  const cartIds = new Set(inCart.map(({ productId }) => productId));
  for (const before of prescriptions) {
    const items = itemsAfter(before);
    const packsBefore = usedQuantities([before]);
    const raised = items
      .filter(({ productId, quantity }) => quantity > (packsBefore.get(productId) ?? 0))
      .map(({ productId }) => productId);
    if (!raised.every((id) => cartIds.has(id))) return refuse('cart-line-missing');
    const judged = limitsOfSome(limits, raised);
    const exceeded = exceededLimit(judged, items);
    if (exceeded) return { ok: false, problem: exceeded };
  }
  const after = prescriptions.map((each) => ({ ...each, items: itemsAfter(each) }));
  const [usedBefore, usedAfter] = [usedQuantities(prescriptions), usedQuantities(after)];
  for (const { productId, quantity } of lines.filter(({ isPrescription }) => isPrescription)) {
    const used = usedAfter.get(productId) ?? 0;
    const most = Math.max(quantity, usedBefore.get(productId) ?? 0);
    if (used > most) return refuseNaming('available-quantity', { n: most });
  }
  return accept(after);
}

function areIntegers(items: readonly PrescribedQuantity[]): boolean {
  const isEachOnce = new Set(items.map(({ productId }) => productId)).size === items.length;
  return isEachOnce && items.every(({ quantity }) => checkQuantity(quantity).ok && quantity >= 0);
}

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

/** Sets the packs of a product on a prescription: at its old position, or last. 0 removes the product (spec 7.52). */
export function withPrescribedQuantity<P extends Pick<PreOrderPrescription, 'items'>>(
  prescription: P,
  productId: number,
  quantity: number,
): P {
  const { items } = prescription;
  const index = items.findIndex((item) => item.productId === productId);
  const others = items.filter((item) => item.productId !== productId);
  if (quantity === 0) return { ...prescription, items: others };
  const at = index === -1 ? others.length : index;
  return { ...prescription, items: others.toSpliced(at, 0, { productId, quantity }) };
}
