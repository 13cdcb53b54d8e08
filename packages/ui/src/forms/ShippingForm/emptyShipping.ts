import type { ShippingDetails } from '@formulary/rules/checkout/shippingRules';

/** A shipping form before anything is typed: nothing but the region of the shop (spec 1.7). */
export const emptyShipping: ShippingDetails = {
  name: '',
  phone: '',
  street: '',
  city: '',
  postcode: '',
  county: '',
  countryCode: 'GB',
};
