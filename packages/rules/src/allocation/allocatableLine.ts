import type { CartLine } from '../carts/cartLine.ts';
import type { AllocatableLine } from './allocationState.ts';

/**
 * Returns the parts of a cart line that allocation needs: packs, the limit of the product and its categories (spec 3.5,
 * 5.24).
 */
export function allocatableLine({
  productId,
  isPrescription,
  name,
  quantity,
  prescriptionLimit,
  categoryIds,
}: CartLine): AllocatableLine {
  return { productId, isPrescription, name, quantity, prescriptionLimit, categoryIds };
}
