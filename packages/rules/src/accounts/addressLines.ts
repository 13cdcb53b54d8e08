import { countryOf } from '../addresses/countries.ts';

/** A postal address. Missing parts are left out. */
export interface PostalAddress {
  /** First line, above the name of the person. */
  readonly company?: string | undefined;
  readonly name?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly county?: string | undefined;
  readonly postcode?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly phone?: string | undefined;
}

/** Returns the lines of an address as on an envelope, then the phone number. Leaves out empty lines. */
export function addressLines(address: PostalAddress): readonly string[] {
  const { company, name, street, city, county, postcode, countryCode = '', phone } = address;
  const country = countryOf(countryCode)?.name ?? countryCode;
  const town = [city, postcode].filter(Boolean).join(' ');
  return [company, name, street, town, county, country, phone].filter(
    (line) => line !== undefined && line !== '',
  ) as string[];
}
