import { countryOf } from '@formulary/rules/people/countries';
import { styled } from 'styled-components';

export interface AddressLinesProps {
  address: {
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly county: string;
    readonly postcode: string;
    readonly countryCode: string;
    readonly phone: string;
  };
}

const Root = styled.address`
  font-style: normal;
`;

/** A postal address as it stands on an envelope, and the number to call; empty lines are left out. */
export function AddressLines({ address }: AddressLinesProps) {
  const { name, street, city, county, postcode, countryCode, phone } = address;
  const country = countryOf(countryCode)?.name ?? countryCode;
  const lines = [name, street, [city, postcode].filter(Boolean).join(' '), county, country, phone];
  return (
    <Root>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Root>
  );
}
