import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color, space, stroke } from '@formulary/theme/tokens';
import { readingDirection } from '../../../primitives/readingDirection.ts';
import { PANEL_REM, panelWidth, widthAfterKey } from './panelWidth.ts';

interface PanelEdgeProps {
  /** Id of the panel. */
  readonly controls: string;
  /** In rem. */
  readonly width: number;
  /** Called while the edge is dragged, and by keys. */
  readonly onChange: (width: number) => void;
}

const Edge = styled.div.attrs({ role: 'separator' })`
  display: none;

  ${media.fromDesktop} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(-1 * ${space[2]});
    display: block;
    inline-size: ${space[4]};
    cursor: col-resize;
    touch-action: none;

    &::before {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 50%;
      border-inline-start: ${stroke.strong} solid transparent;
      content: '';
    }

    &:hover::before,
    &[data-dragging]::before {
      border-color: ${color.actionPrimary};
    }
  }
`;

const pixelsPerRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Shows the edge of the panel, which pointer and arrow keys move. */
export function PanelEdge({ controls, width, onChange }: PanelEdgeProps) {
  const [dragged, setDragged] = useState<{ readonly x: number; readonly width: number }>();

  const handleKey = (event: KeyboardEvent) => {
    const next = widthAfterKey(event.key, width, readingDirection() === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };

  const drag = (event: PointerEvent) => {
    if (!dragged) return;
    const towardsEnd = (event.clientX - dragged.x) / pixelsPerRem();
    const change = readingDirection() === 'rtl' ? towardsEnd : -towardsEnd;
    onChange(panelWidth(dragged.width + change));
  };

  return (
    <Edge
      aria-orientation="vertical"
      aria-label="Width of the panel"
      aria-controls={controls}
      aria-valuemin={PANEL_REM.least}
      aria-valuemax={PANEL_REM.most}
      aria-valuenow={width}
      tabIndex={0}
      data-dragging={dragged ? true : undefined}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ x: event.clientX, width });
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => setDragged(undefined)}
      onDoubleClick={() => onChange(PANEL_REM.atFirst)}
    />
  );
}
