import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';

export interface CartLayoutProps {
  /** The lines, then their summary. */
  children: ReactNode;
}

/** Stacks the lines of the cart and its summary; side by side on a laptop. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.fromWide} {
    grid-template-columns: minmax(0, 1fr) 16.5rem;
    align-items: start;
    gap: ${space[6]};
  }

  ${media.print} {
    display: block;
  }
`;

/** Lays out the lines of the cart with the summary, which stays in sight. */
export function CartLayout({ children }: CartLayoutProps) {
  return <Root>{children}</Root>;
}
