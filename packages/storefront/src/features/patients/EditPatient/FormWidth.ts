import { styled } from 'styled-components';

/** Comfortable width of a form with paired fields. */
export const FormWidth = styled.div`
  max-inline-size: 52rem;
`;
