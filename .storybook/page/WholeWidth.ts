import { createGlobalStyle } from 'styled-components';

/** For a page of pictures, which takes all the width there is: the list of contents gives way. */
export const WholeWidth = createGlobalStyle`
  .sbdocs.sbdocs-content {
    max-inline-size: 88rem;
  }

  .sbdocs-wrapper > :not(.sbdocs-content) {
    display: none;
  }
`;
