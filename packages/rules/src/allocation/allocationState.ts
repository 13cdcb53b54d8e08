import type { CartLineId } from '../carts/cartLine.ts';
import type { PlacedCategory } from '../catalogue/placedCategory.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** A cart line as far as prescriptions go, in packs; lines without prescription are passed over. */
export interface AllocatableLine extends CartLineId {
  readonly name: string;
  readonly quantity: number;
  /** Packs of the product on one prescription; 0 is no limit. */
  readonly prescriptionLimit: number;
  readonly categoryIds: readonly number[];
}

/** A category as far as prescriptions go. */
export interface LimitedCategory extends PlacedCategory {
  readonly name: string;
  /** Packs of all its products together on one prescription; 0 is no limit. */
  readonly prescriptionLimit: number;
}

/** Everything an allocation is judged by: the cart, the category tree and the prescriptions so far (spec 5.23, 5.24). */
export interface AllocationState {
  /** With a line of 0 packs for a product that a prescription still holds and the cart no longer does: limits count it. */
  readonly lines: readonly AllocatableLine[];
  readonly categories: readonly LimitedCategory[];
  readonly prescriptions: readonly PreOrderPrescription[];
}
