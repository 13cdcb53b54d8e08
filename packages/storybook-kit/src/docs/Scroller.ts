import { styled } from 'styled-components';

/** Scroll container for wide content, so that the page does not scroll sideways. */
export const Scroller = styled.div`
  overflow-x: auto;
`;
