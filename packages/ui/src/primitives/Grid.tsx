import { styled } from 'styled-components';
import { type Space, space } from '../theme/tokens.ts';

interface GridProps {
  /** The least width of a cell, as a CSS length; the grid fits as many columns as it can. */
  readonly $minimum?: string;
  readonly $gap?: Space;
}

/** Cells of one width, as many beside each other as fit; at least one, however narrow the screen. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $minimum = '15rem' }) => $minimum}), 1fr)
  );
  gap: ${({ $gap = 4 }) => space[$gap]};
`;
