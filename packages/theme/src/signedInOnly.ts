import { css } from 'styled-components';

/**
 * Placeholder for a buyer's content in a page that is the same for everybody; visible only in a browser with a session.
 */
export const signedInOnly = css`
  :root:not([data-session]) & {
    display: none;
  }
`;
