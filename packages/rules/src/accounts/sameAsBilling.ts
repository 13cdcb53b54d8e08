import type { RegistrationField } from './registrationFields.ts';

type BillingPart = Extract<
  RegistrationField,
  'street' | 'city' | 'postcode' | 'county' | 'countryCode'
>;
type ClinicPart = Extract<RegistrationField, `clinic${string}`>;

/**
 * Returns the clinic's address: a copy of the billing address if 'Same as Billing Address' is ticked, else empty (spec
 * 4.3).
 */
export function sameAsBilling(
  billing: Readonly<Record<BillingPart, string>>,
  isTicked: boolean,
): Readonly<Record<ClinicPart, string>> {
  const { street, city, postcode, county, countryCode } = billing;
  const copied = (text: string) => (isTicked ? text : '');
  return {
    clinicStreet: copied(street),
    clinicCity: copied(city),
    clinicPostcode: copied(postcode),
    clinicCounty: copied(county),
    clinicCountryCode: copied(countryCode),
  };
}
