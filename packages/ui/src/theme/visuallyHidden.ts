import { css } from 'styled-components';
import { stroke } from './tokens.ts';

/** For screen readers alone: it takes no room and stays in the reading order. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: ${stroke.hairline};
  block-size: ${stroke.hairline};
  margin: calc(-1 * ${stroke.hairline});
  padding: 0;
  overflow: hidden;
  border: 0;
  clip-path: inset(50%);
  white-space: nowrap;
`;
