import { css } from 'styled-components';
import { color } from './tokens.ts';

/** Focus ring of every focusable element: 3 px, clear of the edge, visible on every surface. */
export const focusRing = css`
  outline: 3px solid ${color.focusRing};
  outline-offset: 2px;
`;
