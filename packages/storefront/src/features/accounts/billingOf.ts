import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import type { Profile } from '@formulary/rules/accounts/profile';

/** Returns the profile as values of the billing form. */
export function billingOf({ country, county, ...profile }: Profile): BillingDetails {
  const { firstName, lastName, company = '', phone, street, city, postcode } = profile;
  return {
    firstName,
    lastName,
    company,
    phone,
    street,
    city,
    postcode,
    county: county ?? '',
    countryCode: country.code,
  };
}
