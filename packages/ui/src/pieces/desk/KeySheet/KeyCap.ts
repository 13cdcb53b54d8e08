import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';

/** Shows a key as it is labelled on a keyboard. */
export const KeyCap = styled.kbd`
  display: inline-block;
  min-inline-size: 1.75em;
  padding-inline: ${space[1]};
  border: ${border.control};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  font-family: inherit;
  font-size: ${font.sizeSmall};
  text-align: center;
`;
