import type { AllocationState } from '@formulary/rules/allocation/allocationState';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import type { Cart } from '../carts/Cart.ts';

/** A cart with the prescriptions of it, as they stand together. */
export interface PreOrder {
  readonly cart: Cart;
  /** What the rules of allocation judge; its prescriptions are those of the answer. */
  readonly state: AllocationState;
  readonly prescriptions: readonly PreOrderPrescriptionAnswer[];
}
