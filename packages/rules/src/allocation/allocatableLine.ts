import type { CartLine } from '../carts/cartLine.ts';
import type { AllocatableLine } from './allocationState.ts';

/** A cart line as far as prescriptions go: how many packs, the limit of its product and its categories (spec 3.5, 5.24). */
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
