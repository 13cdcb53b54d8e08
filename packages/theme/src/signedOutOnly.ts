import { css } from 'styled-components';

/** Hides content for visitors in a browser with a session, even before scripts run, with nothing in its place. */
export const signedOutOnly = css`
  :root[data-session] & {
    display: none;
  }
`;
