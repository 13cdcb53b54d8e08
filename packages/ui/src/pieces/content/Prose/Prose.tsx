import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { size, space } from '@formulary/theme/tokens';

/** Style of long text: readable line length, space between paragraphs. In print a heading stays with its text. */
export const Prose = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-inline-size: 0;
  max-inline-size: ${size.measure};
  overflow-wrap: anywhere;

  h2,
  h3 {
    padding-block-start: ${space[4]};
    break-after: avoid;
  }

  h2 {
    ${headingStyle(3)}
  }

  h3 {
    ${headingStyle(4)}
  }

  ul,
  ol {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: ${space[5]};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  address {
    font-style: normal;
  }

  /* Blocks, because a grid may break between a heading and its text. */
  ${media.print} {
    display: block;
    max-inline-size: none;

    & > * + * {
      margin-block-start: ${space[4]};
    }

    p,
    li {
      break-inside: avoid;
      orphans: 3;
      widows: 3;
    }
  }
`;
