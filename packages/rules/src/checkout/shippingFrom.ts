import type { BillingDetails } from '../accounts/billingRules.ts';
import type { ShippingDetails } from './shippingRules.ts';
import { fullName } from '../text/fullName.ts';

/** Returns the shipping details for a parcel that goes to the billing address. */
export function shippingFrom({
  firstName,
  lastName,
  company: _billed,
  ...address
}: BillingDetails): ShippingDetails {
  return { name: fullName({ firstName, lastName }), ...address };
}
