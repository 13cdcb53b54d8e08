import { css } from 'styled-components';
import { color, radius } from './tokens.ts';

/**
 * Hides text for visitors in a browser with a session (`html[data-session]`, set before the first paint). A grey
 * placeholder of its size shows until the buyer's content loads. The page is the same for everybody; screen readers
 * skip the text, and there is no layout shift.
 */
export const signedOutText = css`
  :root[data-session] & {
    position: relative;
    pointer-events: none;
    visibility: hidden;
  }

  :root[data-session] &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.small};
    background: ${color.surfaceSkeleton};
    content: '';
    visibility: visible;
  }
`;
