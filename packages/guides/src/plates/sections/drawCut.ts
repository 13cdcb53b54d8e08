import { drawDot } from '../../kit/drawLabels.ts';
import { plateColours as c } from '../../kit/guideColours.ts';
import type { Point } from '../../kit/Plate.ts';

const COLOURS = { artery: c.artery, vein: c.vein, nerve: c.nerve } as const;

/** Draws a vessel or nerve in cross-section. */
export function drawCut(
  doc: PDFKit.PDFDocument,
  kind: keyof typeof COLOURS,
  at: Point,
  radius: number,
): void {
  drawDot(doc, at, { radius: radius + 0.9, colour: c.halo });
  drawDot(doc, at, { radius, colour: COLOURS[kind] });
  if (kind === 'nerve') return;
  doc.strokeOpacity(0.35);
  drawDot(doc, at, { radius: radius * 0.5, colour: c.halo });
  doc.strokeOpacity(1);
}
