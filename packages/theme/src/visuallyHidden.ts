import { css } from 'styled-components';
import { stroke } from './tokens.ts';

/** Hides content visually but keeps it for screen readers in reading order. */
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
