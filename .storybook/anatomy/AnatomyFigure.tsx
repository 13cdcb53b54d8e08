import { styled } from 'styled-components';
import { media } from '../../packages/ui/src/theme/media.ts';
import { border, color, radius, space } from '../../packages/ui/src/theme/tokens.ts';

/** A drawing with margins for its marks, and the legend beside it; below it on a phone, and where the drawing needs the width. */
export const AnatomyFigure = styled.figure`
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
    padding-inline: ${space[8]};
  }

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;
