import { css } from 'styled-components';
import { media } from './media.ts';

/** Hides content that needs scripts from users without them. */
export const scriptedOnly = css`
  ${media.scriptless} {
    display: none;
  }
`;
