import type { PaymentMode } from '../orders/order.ts';
import type { CheckoutContext } from './checkoutContext.ts';

/** Card payment is not offered for manual prescriptions, whose price is not final; bank transfer always is (spec 4.8, 8.14). */
export function isPaymentModeOffered(
  mode: PaymentMode,
  { isManual }: Pick<CheckoutContext, 'isManual'>,
): boolean {
  return mode === 'bankTransfer' || !isManual;
}
