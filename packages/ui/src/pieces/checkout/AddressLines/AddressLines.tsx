import { type PostalAddress, addressLines } from '@formulary/rules/accounts/addressLines';
import { styled } from 'styled-components';

export interface AddressLinesProps {
  address: PostalAddress;
}

const Root = styled.address`
  font-style: normal;
`;

/** A postal address as it stands on an envelope, and the number to call; empty lines are left out. */
export function AddressLines({ address }: AddressLinesProps) {
  return (
    <Root>
      {addressLines(address).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Root>
  );
}
