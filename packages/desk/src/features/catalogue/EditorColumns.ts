import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

/** A form, and beside it what has happened where there is room. */
export const EditorColumns = styled.div`
  display: grid;
  gap: ${space[8]};
  align-items: start;

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 52rem) minmax(18rem, 1fr);
  }
`;
