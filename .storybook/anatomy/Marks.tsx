import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, font, motion, stroke } from '../../packages/ui/src/theme/tokens.ts';
import { useRoom } from '../pictures/useRoom.ts';
import type { Mark } from './placeMarks.ts';

/** From the edge of the figure to the middle of a mark. */
const INSET_PX = 20;
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

/** The numbers in the margins of a figure, each with a line to its part; the legend says the same in words. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const drawing = useRef<SVGSVGElement>(null);
  const width = useRoom(drawing)?.width ?? 0;
  return (
    <Drawing ref={drawing} aria-hidden>
      {width > 0 &&
        marks.map(({ number, side, y, to }) => {
          const x = side === 'left' ? INSET_PX : width - INSET_PX;
          return (
            <g key={number}>
              <line x1={x} y1={y} x2={to.x} y2={to.y} />
              <circle cx={to.x} cy={to.y} r={3} />
              <circle cx={x} cy={y} r={RADIUS_PX} />
              <text x={x} y={y}>
                {number}
              </text>
            </g>
          );
        })}
    </Drawing>
  );
}
