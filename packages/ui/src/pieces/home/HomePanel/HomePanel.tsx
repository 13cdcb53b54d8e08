import { useId } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import type { Elements } from '../../../primitives/elements.ts';

export interface HomePanelProps {
  heading: string;
  /** Link to the full content. */
  more?: { readonly label: string; readonly href: string };
  children: Elements;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[4]} ${space[5]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  ${media.belowTablet} {
    padding-inline: ${space[4]};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  font-size: ${font.sizeSmall};

  h2 {
    ${headingStyle(3)}
  }

  a {
    ${touchTarget}
  }
`;

/** Shows a panel of a buyer's home page: heading, content and a link to more. */
export function HomePanel({ heading, more, children }: HomePanelProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>{heading}</h2>
        {more && <TextLink href={more.href}>{more.label}</TextLink>}
      </Head>
      {children}
    </Root>
  );
}
