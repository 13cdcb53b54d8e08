import type { BillingDetails } from '../accounts/billingRules.ts';
import type { ShippingDetails } from './shippingRules.ts';

/** Where the parcel goes when it goes where the bill goes. */
export function shippingFrom({
  firstName,
  lastName,
  company: _billed,
  ...address
}: BillingDetails): ShippingDetails {
  return { name: `${firstName} ${lastName}`.trim(), ...address };
}
