import { styled } from 'styled-components';

/** As wide as a form of pairs is read easily. */
export const FormWidth = styled.div`
  max-inline-size: 52rem;
`;
