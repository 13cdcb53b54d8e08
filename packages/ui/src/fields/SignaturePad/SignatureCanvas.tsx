import { useLayoutEffect, useRef } from 'react';
import commonJs, { type ReactSignatureCanvas } from 'react-signature-canvas';
import { styled } from 'styled-components';
import { colorRoles } from '@formulary/theme/colorRoles';
import { placeSheet, toPaper, toSheet } from './placeSheet.ts';
import type { SignatureStroke } from './Signature.ts';

/** How the pen writes: widths and distance in pixels, throttle in milliseconds (spec 9.14). */
const signatureInk = { minWidth: 0.5, maxWidth: 2.5, minDistance: 5, throttle: 16 } as const;

const { default: InkCanvas } = commonJs;

export interface SignatureCanvasProps {
  label: string;
  strokes: readonly SignatureStroke[];
  /** Receives each finished stroke, in units of the sheet. */
  onStroke: (stroke: SignatureStroke) => void;
  isDisabled?: boolean;
  /** Pen settings; the default is spec 9.14. */
  ink?: Readonly<Record<keyof typeof signatureInk, number>>;
}

/** Out of the flow: the pixel size of the canvas must not affect the layout. */
const Sheet = styled.div`
  position: absolute;
  inset: 0;

  canvas {
    inline-size: 100%;
    block-size: 100%;
    cursor: crosshair;
  }

  [data-disabled] & canvas {
    cursor: not-allowed;
  }
`;

/** Lifting a moving finger starts a fling, and Chromium treats the next tap anywhere as the end of that fling. */
function preventFling(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

/** Extent in pixels below which a stroke is a press. */
const LARGEST_DOT = 4;

/** Returns whether a stroke is a press without a movement. A signature does not begin with one. */
function isDot({ points: [first, ...others] }: SignatureStroke): boolean {
  return others.every(
    ({ x, y }) => first !== undefined && Math.hypot(x - first.x, y - first.y) < LARGEST_DOT,
  );
}

/** Shows the drawing canvas. The parent owns the strokes; the canvas redraws them after every resize. */
export function SignatureCanvas({
  label,
  strokes,
  onStroke,
  isDisabled = false,
  ink = signatureInk,
}: SignatureCanvasProps) {
  const signature = useRef<ReactSignatureCanvas>(null);
  const latest = useRef({ strokes, onStroke });
  const redraw = useRef<() => void>(null);
  const isDrawing = useRef(false);

  // Runs before a fast hand can start the next stroke.
  useLayoutEffect(() => {
    latest.current = { strokes, onStroke };
  }, [strokes, onStroke]);

  // Only for other strokes: drawing them again drops the one that is being drawn.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It reads the strokes through `latest`.
  useLayoutEffect(() => redraw.current?.(), [strokes]);

  // Before the first paint: a hand can begin as soon as it sees the paper.
  useLayoutEffect(() => {
    if (!signature.current) return undefined;
    const sheet = signature.current.getCanvas();
    const pad = signature.current.getSignaturePad();
    const place = () =>
      placeSheet({ width: sheet.offsetWidth, height: sheet.offsetHeight }, latest.current.strokes);
    let placed = place();

    // Clearing the pad during a stroke would drop that stroke and all later ones, so it waits for the end.
    const draw = () => {
      if (isDrawing.current) return;
      placed = place();
      pad.fromData(latest.current.strokes.map((stroke) => toPaper(stroke, placed)));
    };

    const fit = () => {
      const width = Math.floor(sheet.offsetWidth * devicePixelRatio);
      const height = Math.floor(sheet.offsetHeight * devicePixelRatio);
      if (isDrawing.current || (sheet.width === width && sheet.height === height)) return;
      sheet.width = width;
      sheet.height = height;
      sheet.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
      draw();
    };

    const handleBegin = () => {
      isDrawing.current = true;
    };
    const handleEnd = () => {
      isDrawing.current = false;
      const stroke = pad.toData().at(-1);
      // The second of two quick presses on Sign can land here.
      if (stroke && isDot(stroke) && latest.current.strokes.length === 0) {
        draw();
        return;
      }
      if (stroke) latest.current.onStroke(toSheet(stroke, placed));
      fit();
    };

    fit();
    draw();
    pad.addEventListener('beginStroke', handleBegin);
    pad.addEventListener('endStroke', handleEnd);
    const watch = new ResizeObserver(fit);
    watch.observe(sheet);
    redraw.current = draw;
    return () => {
      watch.disconnect();
      pad.removeEventListener('beginStroke', handleBegin);
      pad.removeEventListener('endStroke', handleEnd);
      redraw.current = null;
    };
  }, []);

  useLayoutEffect(() => {
    // Turning the pad on or off ends a stroke without an event.
    isDrawing.current = false;
    if (isDisabled) {
      signature.current?.off();
      return undefined;
    }
    signature.current?.on();
    const sheet = signature.current?.getCanvas();
    sheet?.addEventListener('touchmove', preventFling, { passive: false });
    return () => sheet?.removeEventListener('touchmove', preventFling);
  }, [isDisabled]);

  return (
    <Sheet>
      <InkCanvas
        ref={signature}
        {...ink}
        penColor={colorRoles.light.textBody}
        clearOnResize={false}
        canvasProps={{ role: 'img', 'aria-label': label, 'data-strokes': strokes.length }}
      />
    </Sheet>
  );
}
