import { BrandContext } from '../../content/BrandContext.ts';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, font, space } from '@formulary/theme/tokens';

const Root = styled.address`
  display: none;

  ${media.print} {
    display: grid;
    gap: ${space[1]};
    padding-block-end: ${space[3]};
    border-block-end: ${border.hairline};
    font-size: 9pt;
    font-style: normal;

    strong {
      font-size: ${font.sizeHeading3};
    }
  }
`;

/** Shows the shop's name, contact details and registrations in print only, where header and footer are hidden. */
export function Letterhead() {
  const { name, address, company, contact, regulator } = useContext(BrandContext);
  return (
    <Root>
      <strong>{name}</strong>
      <span>{[...address, contact.phone, contact.email].join(', ')}</span>
      <span>{company.registration}</span>
      <span>{regulator.registration}</span>
    </Root>
  );
}
