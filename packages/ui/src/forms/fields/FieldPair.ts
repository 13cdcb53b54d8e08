import { styled } from 'styled-components';
import { space } from '@formulary/theme/tokens';

/**
 * Lays out two short fields side by side where they fit, otherwise stacked. Their controls stand on one line, whatever is
 * said above them; with an error below one of them, their labels do.
 */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: ${space[5]} ${space[4]};

  &:not(:has([data-part='foot'])) {
    align-items: end;
  }
`;
