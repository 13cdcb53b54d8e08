import { styled } from 'styled-components';
import { space } from '../theme/tokens.ts';

/** Two short fields beside each other where there is room, one under the other where there is not. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: ${space[5]} ${space[4]};
`;
