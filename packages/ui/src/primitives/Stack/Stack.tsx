import { styled } from 'styled-components';
import { type Space, space } from '../../theme/tokens.ts';

interface StackProps {
  /** Distance between neighbours, a step of the space scale (4 px each). */
  readonly $gap?: Space;
}

/** Things one under the other. The stack places its children; they carry no margins. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
  min-inline-size: 0;
`;
