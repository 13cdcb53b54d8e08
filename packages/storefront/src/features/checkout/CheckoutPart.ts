import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import type { CheckoutContext } from '@formulary/rules/checkout/checkoutContext';
import type { ManualOrderInput } from '@formulary/rules/orders/orderRequest';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { PlacedOrder } from './placedOrder.ts';
import type { Elements } from '@formulary/ui/primitives/elements';

/** Prescription part of a checkout: packs of the cart, manual items, or nothing. */
export interface CheckoutPart {
  readonly context: CheckoutContext;
  /** Prescriptions of the cart. */
  readonly prescriptions: readonly PreOrderPrescriptionAnswer[];
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
  /** Content of the section when open, and its summary when closed. */
  readonly section: (onComplete: () => void) => {
    readonly content: Elements;
    readonly summary: Elements;
  };
}
