import { css } from 'styled-components';
import { color } from './tokens.ts';

/** The ring every focused thing wears: 3 px, clear of the edge, seen on every surface. */
export const focusRing = css`
  outline: 3px solid ${color.focusRing};
  outline-offset: 2px;
`;
