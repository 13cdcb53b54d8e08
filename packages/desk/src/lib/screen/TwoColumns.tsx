import { space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

/** Puts history and the like beside what a record is, where there is room for both; below it elsewhere. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[10]};

  @container (width >= 72rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;
