import { useEffect, useLayoutEffect, useRef } from 'react';
import commonJs, { type ReactSignatureCanvas } from 'react-signature-canvas';
import { styled } from 'styled-components';
import { colorRoles } from '../../theme/colorRoles.ts';
import { scaleStroke } from './scaleStroke.ts';
import type { SignatureStroke } from './Signature.ts';
import { signatureInk } from './signatureInk.ts';
import { signatureSheet } from './signatureSheet.ts';

const { default: InkCanvas } = commonJs;

export interface SignatureCanvasProps {
  label: string;
  strokes: readonly SignatureStroke[];
  /** Gets the stroke that was just finished, in the measures of the sheet. */
  onStroke: (stroke: SignatureStroke) => void;
  isDisabled?: boolean;
  /** How the pen writes; spec 9.14 unless told. */
  ink?: Readonly<Record<keyof typeof signatureInk, number>>;
}

/** Out of the flow: the canvas's own pixels must not decide how large it is. */
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

/** A finger lifted in full swing begins a fling, and Chromium takes the next tap, wherever it is, for the end of it. */
function preventFling(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

/** What is drawn on. The strokes are the owner's: however the screen turns, they are drawn again from those. */
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

  // Before the next stroke can begin, however quick the hand.
  useLayoutEffect(() => {
    latest.current = { strokes, onStroke };
    redraw.current?.();
  }, [strokes, onStroke]);

  useEffect(() => {
    if (!signature.current) return undefined;
    const sheet = signature.current.getCanvas();
    const pad = signature.current.getSignaturePad();
    const scale = () => sheet.offsetWidth / signatureSheet.width;

    const draw = () => {
      pad.fromData(latest.current.strokes.map((stroke) => scaleStroke(stroke, scale())));
    };

    const fit = () => {
      sheet.width = sheet.offsetWidth * devicePixelRatio;
      sheet.height = sheet.offsetHeight * devicePixelRatio;
      sheet.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
      draw();
    };

    const handleEnd = () => {
      const stroke = pad.toData().at(-1);
      if (stroke) latest.current.onStroke(scaleStroke(stroke, 1 / scale()));
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
