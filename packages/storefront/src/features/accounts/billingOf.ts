import { addressIn, localFields } from '@formulary/rules/addresses/addressFields';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import type { Profile } from '@formulary/rules/accounts/profile';

/** Returns the profile as values of the billing form. */
export function billingOf({ country, county, ...profile }: Profile): BillingDetails {
  const { firstName, lastName, company = '', phone } = profile;
  return {
    firstName,
    lastName,
    company,
    phone,
    ...addressIn(localFields, { ...profile, county: county ?? '' }),
    countryCode: country.code,
  };
}
