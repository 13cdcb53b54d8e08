import type { BillingDetails } from '../accounts/billingRules.ts';
import { emptyAddress, deliveryFields } from '../addresses/addressFields.ts';
import { fullName } from '../text/fullName.ts';
import type { ShippingDetails } from './shippingRules.ts';

/** Returns the shipping details for a parcel that goes to the billing address. */
export function shippingFrom({
  firstName,
  lastName,
  company: _billed,
  ...address
}: BillingDetails): ShippingDetails {
  return { ...emptyAddress(deliveryFields), ...address, name: fullName({ firstName, lastName }) };
}
