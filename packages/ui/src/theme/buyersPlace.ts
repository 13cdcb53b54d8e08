import { css } from 'styled-components';

/** The place of what a buyer will see, in a page that is sent alike to everybody: only whoever's browser holds a session sees it. */
export const buyersPlace = css`
  :root:not([data-session]) & {
    display: none;
  }
`;
