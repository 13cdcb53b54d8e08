import { styled } from 'styled-components';
import { type Space, space } from '@formulary/theme/tokens';

interface ClusterProps {
  /** Gap between children, a step of the space scale (4 px each). */
  readonly $gap?: Space;
  readonly $justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}

/** Lays out children in a row that wraps. */
export const Cluster = styled.div<ClusterProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => space[$gap]};
`;
