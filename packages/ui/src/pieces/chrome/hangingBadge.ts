import { css } from 'styled-components';
import { media } from '../../theme/media.ts';

/** Where a count hangs: from the upper end of its icon outwards, so that a large one does not hide the icon; on a phone as far as the edge of the screen lets it. */
export const hangingBadge = css`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-start: 1.5rem;

  ${media.belowTablet} {
    inset-inline: auto -0.25rem;
  }
`;
