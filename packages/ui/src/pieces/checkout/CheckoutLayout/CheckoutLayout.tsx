import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';

export interface CheckoutLayoutProps {
  /** The sections. */
  children: ReactNode;
  /** The order summary, beside the sections where there is room. */
  aside: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

/* On a narrow screen its parts join the grid, so that the bar sticks beside the sections. */
const Aside = styled.div`
  display: contents;

  ${media.fromDesktop} {
    display: block;
  }
`;

/**
 * Lays out the checkout sections with the order summary beside or below them. Both columns are equally high, so that the
 * sticky foot of the summary stays in sight beside all sections.
 */
export function CheckoutLayout({ children, aside }: CheckoutLayoutProps) {
  return (
    <Root>
      <div>{children}</div>
      <Aside>{aside}</Aside>
    </Root>
  );
}
