import { plateColours } from './guideColours.ts';

/** Style of vessels or nerves. */
export interface TubeStyle {
  readonly colour: string;
  readonly width: number;
  readonly isDashed?: boolean;
}

/** Draws vessels or nerves along paths, with a light edge that separates crossings. */
export function drawTubes(
  doc: PDFKit.PDFDocument,
  paths: readonly string[],
  { colour, width, isDashed = false }: TubeStyle,
): void {
  for (const path of paths) {
    doc
      .undash()
      .lineWidth(width + 1.2)
      .strokeColor(plateColours.halo)
      .strokeOpacity(0.8);
    doc.path(path).stroke();
    doc.lineWidth(width).strokeColor(colour).strokeOpacity(1);
    if (isDashed) doc.dash(3, { space: 2 });
    doc.path(path).stroke();
  }
  doc.undash();
}
