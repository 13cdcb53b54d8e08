import { css } from 'styled-components';
import { color, radius, size, space } from '@formulary/theme/tokens';

/** Style of a menu row: full width clickable, 44 px high. */
export const menuLinkStyle = css`
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    background: ${color.surfaceHover};
    color: ${color.textLink};
  }
`;
