import { styled } from 'styled-components';
import { type Space, space } from '@formulary/theme/tokens';

interface GridProps {
  /** Minimum width of a cell, as a CSS length; the grid fits as many columns as it can. */
  readonly $minimum?: string;
  readonly $gap?: Space;
}

/** Lays out cells of equal width in as many columns as fit, at least one. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $minimum = '15rem' }) => $minimum}), 1fr)
  );
  gap: ${({ $gap = 4 }) => space[$gap]};
`;
