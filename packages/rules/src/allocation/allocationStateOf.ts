import type { CartLine } from '../carts/cartLine.ts';
import { allocatableLine } from './allocatableLine.ts';
import type { AllocatableLine, AllocationState, LimitedCategory } from './allocationState.ts';
import type { PreOrderPrescriptionAnswer } from './preOrderPrescription.ts';

/**
 * Builds the allocation state from a cart and its prescriptions as the API returns them. A product that left the cart
 * but is still on a prescription gets a line of 0 packs. The limits of its categories count it (spec 5.24).
 */
export function allocationStateOf(
  cart: readonly CartLine[],
  categories: readonly LimitedCategory[],
  prescriptions: readonly PreOrderPrescriptionAnswer[],
): AllocationState {
  const inCart = new Set(cart.map(({ productId }) => productId));
  const gone = new Map<number, AllocatableLine>();
  for (const { items, productCategories } of prescriptions) {
    for (const { productId, name } of items) {
      if (inCart.has(productId)) continue;
      const categoryIds = productCategories[String(productId)] ?? [];
      const none = { isPrescription: true, quantity: 0, prescriptionLimit: 0 };
      gone.set(productId, { productId, name, categoryIds, ...none });
    }
  }
  return { lines: [...cart.map(allocatableLine), ...gone.values()], categories, prescriptions };
}
