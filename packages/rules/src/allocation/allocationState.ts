import type { CartLineId } from '../carts/cartLine.ts';
import type { TreeCategory } from '../catalogue/categoryTree.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';

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
