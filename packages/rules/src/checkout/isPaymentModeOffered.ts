import type { PaymentMode } from '../orders/order.ts';
import type { CheckoutContext } from './checkoutContext.ts';

/**
 * Returns whether a payment mode is offered. Bank transfer always is; card is not for manual prescriptions, whose price
 * is not final (spec 4.8, 8.14).
 */
export function isPaymentModeOffered(
  mode: PaymentMode,
  { isManual }: Pick<CheckoutContext, 'isManual'>,
): boolean {
  return mode === 'bankTransfer' || !isManual;
}
