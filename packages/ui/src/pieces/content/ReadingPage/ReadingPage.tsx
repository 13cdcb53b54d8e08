import { DottedFacts } from '../../../primitives/data/DottedFacts/DottedFacts.tsx';
import { BrandContext } from '../BrandContext.ts';
import { useContext } from 'react';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, font, size, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import { Prose } from '../Prose/Prose.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface ReadingPageProps {
  /** Sections of the text in order, each with the id of its heading. */
  sections: readonly { readonly id: string; readonly title: string }[];
  onPrint: () => void;
  children: Elements;
}

const Root = styled.div`
  display: grid;
  gap: ${space[8]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(12rem, 18rem) minmax(0, 46rem);
    column-gap: ${space[12]};
  }

  ${media.print} {
    display: block;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  justify-items: start;

  ${media.fromDesktop} {
    position: sticky;
    inset-block-start: calc(${size.header} + ${space[6]});
    align-self: start;
  }

  h2 {
    ${headingStyle(4)}
    padding-block-end: ${space[2]};
  }

  li {
    display: flex;
    align-items: center;
    min-block-size: 1.75rem;
    font-size: ${font.sizeSmall};
  }

  li a {
    ${touchTarget}
  }

  ${media.belowTablet} {
    li {
      min-block-size: ${size.target};
    }
  }

  ${media.print} {
    display: none;
  }
`;

/* Uses the rest of the page width; the larger font keeps the number of characters per line. */
const Text = styled(Prose)`
  ${media.fromWide} {
    max-inline-size: none;
    font-size: ${font.sizeLead};
  }
`;

const Publisher = styled.footer`
  display: grid;
  gap: ${space[1]};
  padding-block-start: ${space[4]};
  border-block-start: ${border.hairline};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  overflow-wrap: anywhere;
  break-inside: avoid;

  address {
    font-style: normal;
  }
`;

/** Shows a long text with contents before or beside it, a Print button, and the publisher at the end. */
export function ReadingPage({ sections, onPrint, children }: ReadingPageProps) {
  const { company, regulator, address, contact } = useContext(BrandContext);
  return (
    <Root>
      <Aside>
        <nav aria-labelledby="contents-of-the-page">
          <h2 id="contents-of-the-page">On this page</h2>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <TextLink href={`#${id}`}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="secondary" isSmall onClick={onPrint}>
          <Printer aria-hidden />
          Print
        </Button>
      </Aside>
      <Text>
        {children}
        <Publisher>
          <address>{address.join(', ')}</address>
          <p>
            <DottedFacts facts={[contact.email, contact.phone, contact.hours]} />
          </p>
          <p>{company.registration}</p>
          <p>{regulator.registration}</p>
        </Publisher>
      </Text>
    </Root>
  );
}
