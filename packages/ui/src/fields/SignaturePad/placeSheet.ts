import { signatureSheet, type SignatureStroke } from './Signature.ts';

/** Size of a paper or picture, in its own pixels. */
interface Paper {
  readonly width: number;
  readonly height: number;
}

/** Where the sheet is on a paper: pixels per unit, and the paper's pixel of the sheet's first corner. */
export interface SheetPlace {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Places the sheet in the middle of a paper, as high as the paper. A narrow paper shows the middle of the sheet; ink
 * outside of it, from before a rotation, makes the scale smaller until all of it shows.
 */
export function placeSheet(paper: Paper, strokes: readonly SignatureStroke[]): SheetPlace {
  const { width, height } = signatureSheet;
  const [middle, centre] = [width / 2, height / 2];
  let [halfWidth, halfHeight] = [0, centre];
  for (const { points, maxWidth } of strokes) {
    for (const { x, y } of points) {
      halfWidth = Math.max(halfWidth, Math.abs(x - middle) + maxWidth);
      halfHeight = Math.max(halfHeight, Math.abs(y - centre) + maxWidth);
    }
  }
  const scale = Math.min(paper.height / 2 / halfHeight, paper.width / 2 / halfWidth);
  return {
    scale,
    left: paper.width / 2 - middle * scale,
    top: paper.height / 2 - centre * scale,
  };
}

/** Moves a stroke from the sheet to a paper, with its ink. */
export function toPaper(
  stroke: SignatureStroke,
  { scale, left, top }: SheetPlace,
): SignatureStroke {
  return moveStroke(stroke, scale, ({ x, y }) => ({ x: x * scale + left, y: y * scale + top }));
}

/** Moves a stroke from a paper to the sheet, with its ink. */
export function toSheet(
  stroke: SignatureStroke,
  { scale, left, top }: SheetPlace,
): SignatureStroke {
  return moveStroke(stroke, 1 / scale, ({ x, y }) => ({
    x: (x - left) / scale,
    y: (y - top) / scale,
  }));
}

type Spot = Pick<SignatureStroke['points'][number], 'x' | 'y'>;

function moveStroke(
  stroke: SignatureStroke,
  by: number,
  move: (spot: Spot) => Spot,
): SignatureStroke {
  return {
    ...stroke,
    dotSize: stroke.dotSize * by,
    minWidth: stroke.minWidth * by,
    maxWidth: stroke.maxWidth * by,
    points: stroke.points.map((point) => ({ ...point, ...move(point) })),
  };
}
