import type { BillingDetails } from '@formulary/rules/people/billingRules';
import type { ShippingDetails } from '@formulary/rules/people/shippingRules';
import type { Profile } from '@formulary/rules/wire/entities/profile';

/** The billing form's values as the profile has them. */
export function billingOf({ country, county, ...profile }: Profile): BillingDetails {
  const { firstName, lastName, phone, street, city, postcode } = profile;
  return {
    firstName,
    lastName,
    phone,
    street,
    city,
    postcode,
    county: county ?? '',
    countryCode: country.code,
  };
}

/** Where the parcel goes when it goes where the bill goes. */
export function shippingFrom({ firstName, lastName, ...address }: BillingDetails): ShippingDetails {
  return { name: `${firstName} ${lastName}`.trim(), ...address };
}
