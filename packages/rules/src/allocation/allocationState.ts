import type { CartLine, CartLineId } from '../carts/cartLine.ts';
import type { TreeCategory } from '../catalogue/categoryTree.ts';
import type { PreOrderPrescription, PreOrderPrescriptionAnswer } from './preOrderPrescription.ts';

/** The input of an allocation: the cart, the category tree and the prescriptions so far (spec 5.23, 5.24). */
export interface AllocationState {
  /**
   * Includes a line of 0 packs for a product that left the cart but is still on a prescription, because limits count
   * it.
   */
  readonly lines: readonly AllocatableLine[];
  readonly categories: readonly LimitedCategory[];
  readonly prescriptions: readonly PreOrderPrescription[];
}

/** The parts of a cart line that allocation needs, in packs. Lines without prescription are ignored. */
export interface AllocatableLine extends CartLineId {
  readonly name: string;
  readonly quantity: number;
  /** Maximum packs of the product on one prescription; 0 means no limit. */
  readonly prescriptionLimit: number;
  readonly categoryIds: readonly number[];
}

/** The parts of a category that allocation needs. */
export interface LimitedCategory extends TreeCategory {
  readonly name: string;
  /** Maximum packs of all its products together on one prescription; 0 means no limit. */
  readonly prescriptionLimit: number;
}

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
