import { outOfStockLines } from '../cart/outOfStockLines.ts';
import type { CartLine } from '../cart/cartLine.ts';
import type { RefusalCode } from '../problems/messages.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { needsShipping } from './checkoutStep.ts';

/** Everything that Place Order looks at. */
export interface PlaceOrderState {
  readonly draft: CheckoutDraft;
  readonly lines: readonly CartLine[];
  readonly areTermsAccepted: boolean;
}

/**
 * Why Place Order is disabled, in the order in which the buyer meets it; empty when it may go ahead (spec 5.20, 5.21).
 * Prescription lines cannot be checked out yet, and card payment is not offered yet.
 */
export function placeOrderBlockers({
  draft,
  lines,
  areTermsAccepted,
}: PlaceOrderState): readonly RefusalCode[] {
  const { deliveryOptionId, paymentMode, shipping } = draft;
  const needsAddress = deliveryOptionId !== undefined && needsShipping(deliveryOptionId);
  const conditions: readonly (readonly [boolean, RefusalCode])[] = [
    [lines.length === 0, 'cart-empty'],
    [lines.some((line) => line.isPrescription), 'prescription-checkout-not-yet'],
    [outOfStockLines(lines).length > 0, 'cart-out-of-stock'],
    [deliveryOptionId === undefined, 'delivery-option-required'],
    [needsAddress && shipping === undefined, 'shipping-required'],
    [paymentMode === undefined, 'payment-mode-required'],
    [paymentMode === 'card', 'card-not-yet'],
    [!areTermsAccepted, 'terms-required'],
  ];
  return conditions.filter(([isBlocking]) => isBlocking).map(([, code]) => code);
}
