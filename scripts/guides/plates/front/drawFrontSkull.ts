import { drawDot } from '../../kit/drawDot.ts';
import { plateColours as c } from '../../kit/plateColours.ts';
import { foramina } from './foramina.ts';
import { frontSkull as s } from './frontSkull.ts';

/** Draws the left half of a skull from the front. */
export function drawFrontSkull(doc: PDFKit.PDFDocument): void {
  doc.lineWidth(0.7).strokeColor(c.boneEdge);
  doc.path(s.ramus).fillAndStroke(c.bone, c.boneEdge);
  doc.path(s.cranium).fillAndStroke(c.bone, c.boneEdge);
  for (const hollow of [s.orbit, s.nose]) doc.path(hollow).fillAndStroke(c.hollow, c.boneEdge);
  doc.lineWidth(0.5);
  for (const line of [s.nasalBone, s.zygoma, s.temporalLine, s.teeth]) doc.path(line).stroke();
  for (const at of foramina) drawDot(doc, at, { radius: 2.2, colour: c.feature });
}
