import type { ShippingDetails } from './shippingRules.ts';
import type { PaymentMode } from '../orders/order.ts';

/** What a buyer has settled so far; a missing part has not been completed yet. */
export interface CheckoutDraft {
  /** The prescription section was completed. */
  readonly arePrescriptionsSettled?: boolean;
  readonly deliveryOptionId?: number;
  readonly isBillingConfirmed?: boolean;
  readonly shipping?: ShippingDetails;
  /** The parcel goes where the bill goes, also when the billing address changes. */
  readonly shipsToBilling?: boolean;
  readonly paymentMode?: PaymentMode;
  readonly paymentNote?: string;
  readonly note?: string;
}
