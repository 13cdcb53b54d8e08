import { BrandContext } from '../../content/BrandContext.ts';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { media } from '@formulary/theme/media';
import { border, color, font, size, space } from '@formulary/theme/tokens';
import { scriptlessOnly } from '@formulary/theme/scriptlessOnly';
import { touchTarget } from '@formulary/theme/touchTarget';
import { CardMarks } from './CardMarks.tsx';
import { FooterGroup } from './FooterGroup.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PageWidth } from '../PageWidth/PageWidth.tsx';
import type { SiteLink } from '../menuLinks.ts';

export interface SiteFooterProps {
  /** Terms, privacy and delivery policy, if they exist. */
  policyLinks: readonly SiteLink[];
  /** Links of the header menus, for browsers without scripts, where menus do not open. */
  shopLinks?: readonly SiteLink[];
  /** The contact form. */
  contactHref: string;
  /** Current year, for the copyright line. */
  year: number;
}

const Root = styled.footer`
  border-block-start: ${border.hairline};
  background: ${color.surfaceSunken};
  font-size: ${font.sizeSmall};

  ${media.print} {
    display: none;
  }
`;

const Columns = styled(PageWidth)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${space[8]};
  padding-block: ${space[10]} ${space[8]};

  address {
    font-style: normal;
  }

  li {
    display: flex;
    align-items: center;
    min-block-size: 1.75rem;
  }

  li a {
    ${touchTarget}
  }

  ${media.belowTablet} {
    display: block;
    padding-block: ${space[8]} ${space[2]};

    li {
      min-block-size: ${size.target};
    }
  }
`;

const About = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  color: ${color.textMuted};

  ${media.belowTablet} {
    padding-block-end: ${space[4]};
  }
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[5]};
  border-block-start: ${border.hairline};
  color: ${color.textMuted};

  & > :first-child {
    flex-grow: 1;
  }
`;

const Scriptless = styled.div`
  ${scriptlessOnly}
`;

function LinkList({ links }: { readonly links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}

/** Shows the footer of every page: company and regulator, address, policies (spec 2.29). */
export function SiteFooter({ policyLinks, shopLinks = [], contactHref, year }: SiteFooterProps) {
  const { company, regulator, address, contact, social } = useContext(BrandContext);
  return (
    <Root>
      <Columns>
        <About>
          <Logo />
          <p>{company.registration}</p>
          <p>{regulator.registration}</p>
        </About>
        {shopLinks.length > 0 && (
          <Scriptless>
            <FooterGroup title="Shop">
              <LinkList links={shopLinks} />
            </FooterGroup>
          </Scriptless>
        )}
        <FooterGroup title="Visit or write">
          <address>
            {address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </FooterGroup>
        <FooterGroup title="Contact">
          <ul>
            <li>
              <TextLink href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</TextLink>
            </li>
            <li>
              <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
            </li>
            <li>
              <TextLink href={contactHref}>Contact us</TextLink>
            </li>
            <li>{contact.hours}</li>
          </ul>
        </FooterGroup>
        <FooterGroup title="Follow us">
          <LinkList links={social} />
        </FooterGroup>
        {policyLinks.length > 0 && (
          <FooterGroup title="Policies">
            <LinkList links={policyLinks} />
          </FooterGroup>
        )}
      </Columns>
      <PageWidth>
        <Base>
          <p>{`© ${year} ${company.name}`}</p>

          <CardMarks />
        </Base>
      </PageWidth>
    </Root>
  );
}
