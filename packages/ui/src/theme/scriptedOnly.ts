import { css } from 'styled-components';
import { media } from './media.ts';

/** For what does nothing until scripts run: readers whose browser runs none do not see it. */
export const scriptedOnly = css`
  ${media.scriptless} {
    display: none;
  }
`;
