import { createGlobalStyle } from 'styled-components';

/** Hides the table of contents, so that a page of pictures takes the full width. */
export const WholeWidth = createGlobalStyle`
  .sbdocs.sbdocs-content {
    max-inline-size: 88rem;
  }

  .sbdocs-wrapper > :not(.sbdocs-content) {
    display: none;
  }
`;
