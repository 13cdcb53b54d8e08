import { type PostalAddress, addressLines } from '@formulary/rules/addresses/addressLines';
import { styled } from 'styled-components';

export interface AddressLinesProps {
  address: PostalAddress;
}

const Root = styled.address`
  font-style: normal;
`;

/** Shows a postal address in postal order, with the phone number; leaves out empty lines. */
export function AddressLines({ address }: AddressLinesProps) {
  return (
    <Root>
      {addressLines(address).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Root>
  );
}
