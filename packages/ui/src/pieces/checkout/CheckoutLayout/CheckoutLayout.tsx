import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { size, space } from '@formulary/theme/tokens';

export interface CheckoutLayoutProps {
  /** The sections. */
  children: ReactNode;
  /** The order summary; stays in view beside the sections where there is room. */
  aside: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: ${space[6]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    align-items: start;

    & > :last-child {
      position: sticky;
      inset-block-start: calc(${size.header} + ${space[6]});
    }
  }
`;

/** Lays out the checkout sections with the order summary beside or below them. */
export function CheckoutLayout({ children, aside }: CheckoutLayoutProps) {
  return (
    <Root>
      <div>{children}</div>
      <div>{aside}</div>
    </Root>
  );
}
