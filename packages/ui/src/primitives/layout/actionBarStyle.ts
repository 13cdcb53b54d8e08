import { css } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, layer, size, space, stickyEdge } from '@formulary/theme/tokens';

/**
 * Style of the one action bar of a screen, for use in a media query: as wide as the window and at its bottom, until the
 * page scrolls to the bar's own position. Its containing block must hold what scrolls above it. Mark the element with
 * `data-part="bar"`, which keeps toasts above it.
 */
export const actionBarStyle = css`
  position: sticky;
  inset-block-end: ${stickyEdge};
  z-index: ${layer.sticky};
  margin-inline: calc(-1 * ${size.gutter});
  padding: ${space[3]} ${size.gutter} calc(${space[3]} + env(safe-area-inset-bottom));
  border-block: ${border.hairline};
  background: ${color.surfaceRaised};

  ${media.low} {
    position: static;
  }

  ${media.print} {
    position: static;
    border: 0;
  }
`;
