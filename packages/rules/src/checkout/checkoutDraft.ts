import type { PaymentMode } from '../orders/order.ts';
import type { ShippingDetails } from './shippingRules.ts';

/** The kind of checkout: a cart, or a manual prescription of a prescriber (spec 2.14). */
export interface CheckoutContext {
  readonly hasPrescriptionLines: boolean;
  readonly isManual: boolean;
}

/** A cart without prescription lines. */
export const WITHOUT_PRESCRIPTIONS: CheckoutContext = {
  hasPrescriptionLines: false,
  isManual: false,
};

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
