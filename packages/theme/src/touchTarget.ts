import { css } from 'styled-components';
import { media } from './media.ts';
import { size } from './tokens.ts';

/**
 * Style of a link that stands alone, on phones: 44 px react to a finger, while nothing moves, however large the text is. Links in sentences stay as
 * they are, and the neighbours of such a link keep their distance.
 */
export const touchTarget = css`
  ${media.belowTablet} {
    position: relative;

    &::after {
      position: absolute;
      inset: min(0px, calc((100% - ${size.targetFixed}) / 2));
      content: '';
    }
  }
`;
