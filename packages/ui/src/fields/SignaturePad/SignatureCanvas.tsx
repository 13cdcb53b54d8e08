import { useEffect, useLayoutEffect, useRef } from 'react';
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

  // Runs before a fast hand can start the next stroke.
  useLayoutEffect(() => {
    latest.current = { strokes, onStroke };
  }, [strokes, onStroke]);

  // Only for other strokes: drawing them again drops the one that is being drawn.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- It reads the strokes through `latest`.
  useLayoutEffect(() => redraw.current?.(), [strokes]);

  useEffect(() => {
    if (!signature.current) return undefined;
    const sheet = signature.current.getCanvas();
    const pad = signature.current.getSignaturePad();
    const place = () =>
      placeSheet({ width: sheet.offsetWidth, height: sheet.offsetHeight }, latest.current.strokes);

    const draw = () => {
      const here = place();
      pad.fromData(latest.current.strokes.map((stroke) => toPaper(stroke, here)));
    };

    const fit = () => {
      sheet.width = sheet.offsetWidth * devicePixelRatio;
      sheet.height = sheet.offsetHeight * devicePixelRatio;
      sheet.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
      draw();
    };

    const handleEnd = () => {
      const stroke = pad.toData().at(-1);
      if (stroke) latest.current.onStroke(toSheet(stroke, place()));
    };

    pad.addEventListener('endStroke', handleEnd);
    const watch = new ResizeObserver(fit);
    watch.observe(sheet);
    redraw.current = draw;
    return () => {
      watch.disconnect();
      pad.removeEventListener('endStroke', handleEnd);
      redraw.current = null;
    };
  }, []);

  useEffect(() => {
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
