import { css } from 'styled-components';
import { media } from '@formulary/theme/media';
import { size } from '@formulary/theme/tokens';

/**
 * Position of a count: from the upper end of its icon outwards, so that a large count does not cover the icon; on a
 * phone it stays clear of the screen edge.
 */
export const hangingBadge = css`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-start: 1.5rem;

  ${media.belowTablet} {
    inset-inline: auto 0;
    min-inline-size: min(1.375rem, ${size.iconMost});
    block-size: min(1.375rem, ${size.iconMost});
    padding-inline: 0.25rem;
    font-size: min(0.8125rem, 4vw);
  }
`;
