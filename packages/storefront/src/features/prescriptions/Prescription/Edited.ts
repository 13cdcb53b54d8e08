import { styled } from 'styled-components';

/** Goes around all that is edited of a prescription, and leaves its layout to the screen. */
export const Edited = styled.div`
  display: contents;
`;
