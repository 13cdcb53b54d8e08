import { styled } from 'styled-components';

/** Words that stay in one line: a number with hyphens, at which browsers would break it. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
