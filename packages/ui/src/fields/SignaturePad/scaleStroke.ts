import type { SignatureStroke } from './Signature.ts';

/** Scales a stroke by a factor, including its ink. */
export function scaleStroke(stroke: SignatureStroke, by: number): SignatureStroke {
  return {
    ...stroke,
    dotSize: stroke.dotSize * by,
    minWidth: stroke.minWidth * by,
    maxWidth: stroke.maxWidth * by,
    points: stroke.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  };
}
