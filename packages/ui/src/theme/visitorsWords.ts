import { css } from 'styled-components';
import { color, radius } from './tokens.ts';

/**
 * Words for visitors where a buyer sees something of their own. A page is sent alike to everybody; whoever's browser holds
 * a session (`html[data-session]`, set before the first paint) sees a grey place as large as the words until theirs is
 * there: nobody hears the words, and nothing jumps.
 */
export const visitorsWords = css`
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
