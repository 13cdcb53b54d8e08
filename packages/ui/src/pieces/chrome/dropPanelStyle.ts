import { css } from 'styled-components';
import { border, color, layer, radius, space } from '../../theme/tokens.ts';

/** Style of dropdowns below the header: a raised panel over the page. */
export const dropPanelStyle = css`
  position: absolute;
  z-index: ${layer.header};
  padding: ${space[2]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: 0 1rem 2rem -1rem ${color.surfaceScrim};
`;
