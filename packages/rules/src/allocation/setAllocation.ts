import { checkQuantity } from '../carts/checkQuantity.ts';
import { refuse, refuseNaming, type Refusal } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { AllocationState } from './allocationState.ts';
import { exceededLimit } from './exceededLimit.ts';
import type { PreOrderPrescription, PrescribedQuantity } from './preOrderPrescription.ts';
import { limitsOfSome, prescriptionLimits } from './prescriptionLimits.ts';
import { usedQuantities } from './usedQuantity.ts';

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
  if (itemsOf.size < input.length || !input.every(({ items }) => areWhole(items)))
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

function areWhole(items: readonly PrescribedQuantity[]): boolean {
  const isEachOnce = new Set(items.map(({ productId }) => productId)).size === items.length;
  return isEachOnce && items.every(({ quantity }) => checkQuantity(quantity).ok && quantity >= 0);
}
