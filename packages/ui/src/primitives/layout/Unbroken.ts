import { styled } from 'styled-components';

/** Keeps text on one line, such as a number with hyphens. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
