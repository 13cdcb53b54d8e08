import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import {
  type CheckoutContext,
  WITHOUT_PRESCRIPTIONS,
} from '@formulary/rules/checkout/checkoutDraft';
import type { ManualOrderInput } from '@formulary/rules/orders/orderRequest';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { PlacedOrder } from './placedOrder.ts';

/** Prescriptions that go with an order: those of the cart, manual items, or none. */
export interface OrderedPrescriptions {
  readonly context: CheckoutContext;
  /** Prescriptions of the cart's items. */
  readonly ofCart: readonly PreOrderPrescriptionAnswer[];
  /** Manual items sent with the order instead of the cart. */
  readonly manual?: ManualOrderInput | undefined;
  /** Reasons why the section is incomplete. */
  readonly refusals: readonly Refusal[];
  readonly isComplete: boolean;
  /** Who signs; undefined without prescription items. */
  readonly signer: PlacedOrder['signer'];
  /** Sends pending changes. */
  readonly settle: () => Promise<void>;
  /** Reads the prescriptions again after a conflict. */
  readonly readAgain: () => Promise<void>;
  /** Clears the prescriptions after the order is placed. */
  readonly forget: () => Promise<void>;
}

const nothing = () => Promise.resolve();

/** An order without prescription items. */
export const noPrescriptions: OrderedPrescriptions = {
  context: WITHOUT_PRESCRIPTIONS,
  ofCart: [],
  refusals: [],
  isComplete: true,
  signer: undefined,
  settle: nothing,
  readAgain: nothing,
  forget: nothing,
};
