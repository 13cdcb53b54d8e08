import { css } from 'styled-components';
import { media } from './media.ts';

/** For readers whose browser runs no scripts: what stands in for a part that needs them. Nobody else sees it. */
export const scriptlessOnly = css`
  ${media.scripted} {
    display: none;
  }
`;
