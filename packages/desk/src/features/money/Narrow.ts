import { styled } from 'styled-components';

/** Holds a form of one short field, such as an amount. */
export const Narrow = styled.div`
  max-inline-size: 20rem;
`;
