import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@formulary/ui/theme/tokens';
import { COLUMNS } from './spanOf.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  grid-auto-flow: row dense;
  align-items: start;
  gap: ${space[2]} ${space[4]};
`;

/** Grid of states, each at its own width, that fills gaps with the next one. */
export function StateGrid({ children }: { readonly children: ReactNode }) {
  return <Grid data-row>{children}</Grid>;
}
