import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, space, stroke } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

export const Figure = styled.figure`
  ${tabularFigures}
  display: grid;
  container: trend / inline-size;
  gap: ${space[3]};
  margin: 0;
  font-size: ${font.sizeSmall};
  break-inside: avoid;
`;

/** What the chosen point says; its height is kept, so that nothing moves. */
export const Readout = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-block-size: 1.5rem;

  strong {
    font-weight: ${font.weightBold};
  }
`;

export const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};

  svg {
    flex: none;
    inline-size: 1.5rem;
    block-size: 0.75rem;
  }
`;

export const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[2]};
`;

export const Scale = styled.div`
  display: grid;
  color: ${color.textMuted};
  text-align: end;

  span {
    position: relative;
    grid-area: 1 / 1;
    align-self: end;
    justify-self: end;
    line-height: 1rem;
    white-space: nowrap;
  }
`;

export const Area = styled.div`
  position: relative;
  block-size: clamp(12rem, 26vh, 18rem);
  border-block-end: ${border.hairline};
  border-radius: ${radius.small};

  &:has(input:focus-visible) {
    outline: ${stroke.heavy} solid ${color.focusRing};
    outline-offset: ${stroke.strong};
  }

  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
`;

/** Shapes of a chart. Bars are filled, the first line is whole, the second dashed: colour is never the only sign. */
export const Shapes = styled.g`
  forced-color-adjust: none;

  .grid {
    stroke: ${color.borderHairline};
  }

  .zero {
    stroke: ${color.borderControl};
  }

  .bar {
    fill: ${color.actionPrimary};
  }

  .line {
    fill: none;
    stroke: ${color.actionPrimary};
    stroke-width: ${stroke.strong};
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .line[data-second] {
    stroke: ${color.textBody};
  }

  .dots {
    stroke-width: 0.4375rem;
  }

  /* A ring where the first line has its dot. */
  .dots[data-second] {
    stroke-width: 0.75rem;
  }

  .current {
    fill: ${color.surfaceHover};
  }

  ${media.forcedColors} {
    .grid,
    .zero,
    .line,
    .line[data-second] {
      stroke: CanvasText;
    }

    .bar {
      fill: CanvasText;
    }

    .current {
      fill: none;
      stroke: Highlight;
    }
  }

  ${media.print} {
    print-color-adjust: exact;
  }
`;

/** Moves along the points by arrow keys, as a slider; the chart shows where it is. */
export const Slider = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;

/** The first and the last name, and on wider screens some between. */
export const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 1.25rem;
  color: ${color.textMuted};

  span:only-child {
    margin-inline: auto;
  }

  span {
    white-space: nowrap;
  }

  @container trend (width < 32rem) {
    [data-middle] {
      display: none;
    }

    /* At the end also where it goes below the first. */
    span:last-child:not(:only-child) {
      margin-inline-start: auto;
    }
  }
`;
