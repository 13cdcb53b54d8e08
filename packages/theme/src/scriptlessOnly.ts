import { css } from 'styled-components';
import { media } from './media.ts';

/** Shows a substitute for content that needs scripts to users without them, and to nobody else. */
export const scriptlessOnly = css`
  ${media.scripted} {
    display: none;
  }
`;
