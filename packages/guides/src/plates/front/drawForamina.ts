import type { Point } from '../../kit/Plate.ts';
import { drawDot } from '../../kit/drawLabels.ts';
import { plateColours as c } from '../../kit/guideColours.ts';

/** Foramina of the left half: above the eye, below it, and in the chin. */
export const foramina: readonly Point[] = [
  [160, 171],
  [157, 219],
  [158, 331],
];

const MID_PUPIL = 157;

/** Draws the three foramina of the left half and the guide line through them. */
export function drawForamina(doc: PDFKit.PDFDocument): void {
  doc.lineWidth(0.7).strokeColor(c.guideLine).dash(4, { space: 3 });
  doc.moveTo(MID_PUPIL, 140).lineTo(MID_PUPIL, 356).stroke().undash();
  for (const at of foramina) {
    drawDot(doc, at, { radius: 3.4, colour: c.halo });
    drawDot(doc, at, { radius: 2.5, colour: c.ink });
  }
}
