import { deliveryFields, emptyAddress } from '@formulary/rules/addresses/addressFields';
import type { ShippingDetails } from '@formulary/rules/checkout/shippingRules';

/** Initial shipping values: empty except for the shop's region (spec 1.7). */
export const emptyShipping: ShippingDetails = {
  ...emptyAddress(deliveryFields),
  countryCode: 'GB',
};
