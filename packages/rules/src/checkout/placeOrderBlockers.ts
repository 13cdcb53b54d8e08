import { outOfStockLines } from '../carts/cartLines.ts';
import type { CartLine } from '../carts/cartLine.ts';
import type { RefusalCode } from '../problems/messages.ts';
import type { Refusal } from '../problems/refusal.ts';
import type { CheckoutContext, CheckoutDraft } from './checkoutDraft.ts';
import type { DeliveryOption } from '../orders/deliveryOption.ts';
import { coldChainRefusal } from './coldChain.ts';
import { needsShipping } from './needsShipping.ts';

/** The prescriptions of a checkout. */
interface PrescriptionState extends Pick<CheckoutContext, 'isManual'> {
  /** What the prescription section still needs (`prescriptionRefusals`, `manualPrescriptionRefusals`). */
  readonly refusals: readonly Refusal[];
}

/** Everything that Place Order depends on. */
export interface PlaceOrderState {
  readonly draft: CheckoutDraft;
  /** The cart. A manual prescription orders nothing from it. */
  readonly lines: readonly CartLine[];
  readonly areTermsAccepted: boolean;
  /** Left out for a cart without prescription lines. */
  readonly prescriptions?: PrescriptionState;
  readonly isCardOffered?: boolean;
  /** The chosen delivery option, if it is offered. */
  readonly delivery?: DeliveryOption | undefined;
}

/**
 * Returns why Place Order is disabled, in the order in which the buyer meets it; empty if it is enabled (spec 5.20,
 * 5.21, 4.8). The order needs complete prescriptions, goods in stock, a delivery option that can carry them, and
 * shipping details unless collected. It also needs an offered payment mode and accepted terms.
 */
export function placeOrderBlockers({
  draft,
  lines,
  areTermsAccepted,
  prescriptions,
  isCardOffered = false,
  delivery,
}: PlaceOrderState): readonly RefusalCode[] {
  const { deliveryOptionId, paymentMode, shipping } = draft;
  const isManual = prescriptions?.isManual === true;
  const ordered = isManual ? [] : lines;
  const needsAddress = deliveryOptionId !== undefined && needsShipping(deliveryOptionId);
  const areIncomplete = prescriptions
    ? prescriptions.refusals.length > 0
    : ordered.some(({ isPrescription }) => isPrescription);
  const cold = delivery && coldChainRefusal(ordered, delivery);
  const conditions: readonly (readonly [boolean, RefusalCode])[] = [
    [!isManual && ordered.length === 0, 'cart-empty'],
    [areIncomplete, 'prescriptions-incomplete'],
    [outOfStockLines(ordered).length > 0, 'cart-out-of-stock'],
    [deliveryOptionId === undefined, 'delivery-option-required'],
    [cold === 'saturday-cold-chain', 'saturday-cold-chain'],
    [cold === 'cold-chain-delivery', 'cold-chain-delivery'],
    [needsAddress && shipping === undefined, 'shipping-required'],
    [paymentMode === undefined, 'payment-mode-required'],
    [paymentMode === 'card' && isManual, 'card-refused-for-manual'],
    [paymentMode === 'card' && !isManual && !isCardOffered, 'card-not-yet'],
    [!areTermsAccepted, 'terms-required'],
  ];
  return conditions.filter(([isBlocking]) => isBlocking).map(([, code]) => code);
}
