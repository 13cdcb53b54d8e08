import type { BillingDetails } from '../accounts/billingRules.ts';
import type { ShippingDetails } from './shippingRules.ts';
import { fullName } from '../text/fullName.ts';

/** Where the parcel goes when it goes where the bill goes. */
export function shippingFrom({
  firstName,
  lastName,
  company: _billed,
  ...address
}: BillingDetails): ShippingDetails {
  return { name: fullName({ firstName, lastName }), ...address };
}
