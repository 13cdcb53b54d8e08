import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import type { Profile } from '@formulary/rules/accounts/profile';

/** The billing form's values as the profile has them. */
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
