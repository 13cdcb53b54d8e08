import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import type { CheckoutContext } from '@formulary/rules/checkout/checkoutContext';
import type { ManualOrderInput } from '@formulary/rules/orders/orderRequest';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { PlacedOrder } from './placedOrder.ts';
import type { Elements } from '@formulary/ui/primitives/elements';

/** What is prescribed in a checkout: packs of the cart, items written by hand, or nothing. */
export interface CheckoutPart {
  readonly context: CheckoutContext;
  /** The prescriptions of the cart. */
  readonly prescriptions: readonly PreOrderPrescriptionAnswer[];
  /** What goes with the order instead of the cart. */
  readonly manual?: ManualOrderInput | undefined;
  /** What the section still asks for. */
  readonly refusals: readonly Refusal[];
  readonly isComplete: boolean;
  /** Who signs; nobody where nothing is prescribed. */
  readonly signer: PlacedOrder['signer'];
  /** Sends what waits. */
  readonly settle: () => Promise<void>;
  /** Reads again what is prescribed: the order was refused because something has changed. */
  readonly readAgain: () => Promise<void>;
  /** It is ordered: nothing of it is left. */
  readonly forget: () => Promise<void>;
  /** The section while it is open, and what it says when it is closed. */
  readonly section: (onComplete: () => void) => {
    readonly content: Elements;
    readonly summary: Elements;
  };
}
