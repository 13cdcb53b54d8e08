import { headingStyle } from '@formulary/ui/theme/headingStyle';
import { size, space } from '@formulary/ui/theme/tokens';
import { styled } from 'styled-components';

/** Text to be read at length: one measure wide, with room between its paragraphs. */
export const Prose = styled.div`
  display: grid;
  gap: ${space[4]};
  max-inline-size: ${size.measure};

  h2 {
    ${headingStyle(3)}
    padding-block-start: ${space[4]};
  }

  ul,
  ol {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
`;
