import { styled } from 'styled-components';
import { space } from '@formulary/theme/tokens';

/** Lays out two short fields side by side where they fit, otherwise stacked. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: ${space[5]} ${space[4]};
`;
