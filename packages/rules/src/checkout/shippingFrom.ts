import type { BillingDetails } from '../people/billingRules.ts';
import type { ShippingDetails } from '../people/shippingRules.ts';

/** Where the parcel goes when it goes where the bill goes. */
export function shippingFrom({ firstName, lastName, ...address }: BillingDetails): ShippingDetails {
  return { name: `${firstName} ${lastName}`.trim(), ...address };
}
