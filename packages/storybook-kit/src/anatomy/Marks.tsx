import { styled } from 'styled-components';
import { color, font, motion, stroke } from '@formulary/theme/tokens';
import type { Mark } from './placeMarks.ts';

const RADIUS_PX = 11;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  transition: opacity ${motion.quick} ${motion.easeOut};

  line {
    stroke: ${color.actionPrimary};
    stroke-width: ${stroke.hairline};
  }

  circle {
    fill: ${color.actionPrimary};
  }

  text {
    fill: ${color.textOnAction};
    font-family: ${font.family};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBold};
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

/** Numbers in the margins of a figure, each with a line to its part. The legend repeats them in words. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <Drawing aria-hidden>
      {marks.map(({ number, at, to }) => (
        <g key={number}>
          <line x1={at.x} y1={at.y} x2={to.x} y2={to.y} />
          <circle cx={to.x} cy={to.y} r={3} />
          <circle cx={at.x} cy={at.y} r={RADIUS_PX} />
          <text x={at.x} y={at.y}>
            {number}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
