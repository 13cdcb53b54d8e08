import type { ShippingDetails } from './shippingRules.ts';
import type { PaymentMode } from '../orders/order.ts';

/** The completed parts of a checkout. Incomplete parts are missing. */
export interface CheckoutDraft {
  /** Whether the prescription section was completed. */
  readonly arePrescriptionsSettled?: boolean;
  readonly deliveryOptionId?: number;
  readonly isBillingConfirmed?: boolean;
  readonly shipping?: ShippingDetails;
  /** Whether the shipping address follows the billing address, also when that changes. */
  readonly shipsToBilling?: boolean;
  readonly paymentMode?: PaymentMode;
  readonly paymentNote?: string;
  readonly note?: string;
}
