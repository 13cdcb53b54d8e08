import { countryOf } from '../addresses/countries.ts';

/** A postal address; what is missing is left out. */
export interface PostalAddress {
  /** Stands before the person. */
  readonly company?: string | undefined;
  readonly name?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly county?: string | undefined;
  readonly postcode?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly phone?: string | undefined;
}

/** An address line by line, as it stands on an envelope, and the number to call; empty lines are left out. */
export function addressLines(address: PostalAddress): readonly string[] {
  const { company, name, street, city, county, postcode, countryCode = '', phone } = address;
  const country = countryOf(countryCode)?.name ?? countryCode;
  const town = [city, postcode].filter(Boolean).join(' ');
  return [company, name, street, town, county, country, phone].filter(
    (line) => line !== undefined && line !== '',
  ) as string[];
}
