import { styled } from 'styled-components';
import { type Space, space } from '@formulary/theme/tokens';

interface StackProps {
  /** Gap between children, a step of the space scale (4 px each). */
  readonly $gap?: Space;
}

/** Stacks children vertically. The stack sets the gaps; children have no margins. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
  min-inline-size: 0;
`;
