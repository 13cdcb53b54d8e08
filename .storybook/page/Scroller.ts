import { styled } from 'styled-components';

/** What is wider than a narrow page scrolls by itself, and the page does not. */
export const Scroller = styled.div`
  overflow-x: auto;
`;
