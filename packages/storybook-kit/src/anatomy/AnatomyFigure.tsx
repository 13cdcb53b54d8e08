import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { COLUMNS } from '../docs/useSpan.ts';
import { border, color, radius, space } from '@formulary/theme/tokens';

/** In columns; a wider drawing leaves too little space for the legend. */
const LARGEST = 4;

/** Drawing with margins for marks. The legend is beside it, or below it on a phone or under a full-width drawing. */
export const AnatomyFigure = styled.figure<{ readonly $span: number }>`
  display: grid;
  gap: ${space[5]} ${space[8]};
  margin: 0;

  & > :first-child {
    position: relative;
    min-inline-size: 0;
    border: ${border.hairline};
    border-radius: ${radius.medium};
    background: ${color.surfacePage};
    overflow: hidden;
  }

  [data-stage] {
    padding: ${space[8]};
  }

  ${media.fromTablet} {
    grid-template-columns: ${({ $span }) =>
      $span > LARGEST ? 'minmax(0, 1fr)' : `minmax(0, ${$span}fr) minmax(0, ${COLUMNS - $span}fr)`};
    align-items: start;
  }
`;
