import { BrandContext } from '../../content/BrandContext.ts';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding: ${space[5]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};

  h2 {
    ${headingStyle(3)}
  }

  dl {
    display: grid;
    gap: ${space[3]};
  }

  dt {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  dd {
    overflow-wrap: anywhere;
  }

  a {
    ${touchTarget}
  }

  address {
    font-style: normal;
  }
`;

/** Shows the pharmacy's address, phone and e-mail beside the contact form (spec 2.26). */
export function ContactDetails() {
  const { address, contact } = useContext(BrandContext);
  return (
    <Root aria-labelledby="contact-details">
      <h2 id="contact-details">Reach us directly</h2>
      <dl>
        <div>
          <dt>Telephone</dt>
          <dd>
            <TextLink href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</TextLink>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{contact.hours}</dd>
        </div>
        <div>
          <dt>Post</dt>
          <dd>
            <address>
              {address.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
          </dd>
        </div>
      </dl>
    </Root>
  );
}
