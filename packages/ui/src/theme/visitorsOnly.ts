import { css } from 'styled-components';

/** For visitors, with nothing in its place for a buyer: whoever's browser holds a session never sees it, not even before scripts have run. */
export const visitorsOnly = css`
  :root[data-session] & {
    display: none;
  }
`;
