import { css } from 'styled-components';
import { color, font, radius, size, space } from '@formulary/theme/tokens';

/** Style of links and buttons in the header bar: text, 44 px high, a tint on hover. */
export const barItemStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.target};
  padding-inline: ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textBody};
  font-weight: ${font.weightMedium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.surfaceHover};
  }

  svg {
    flex: none;
    inline-size: min(1.25rem, ${size.iconMost});
    block-size: min(1.25rem, ${size.iconMost});
  }
`;
