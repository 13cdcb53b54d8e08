import { plateColours as c } from '../../kit/guideColours.ts';
import { sideOutline as o } from './sideOutline.ts';

/** Draws the side view of a face with its features, back to the ear. */
export function drawSideFace(doc: PDFKit.PDFDocument): void {
  doc.save();
  doc.path(`${o.cut}L0 470L0 -20Z`).clip();
  drawSkin(doc);
  doc.restore();
  doc.lineWidth(0.5).strokeColor(c.skinLine).dash(2, { space: 2 });
  doc.path(o.cut).stroke().undash();
}

function drawSkin(doc: PDFKit.PDFDocument): void {
  doc.path(o.head).fill(c.skin);
  doc.path(o.hair).fill(c.hair);
  doc.path(o.ear).fill(c.skinShade);
  doc.path(o.brow).fillOpacity(0.55).fill(c.feature).fillOpacity(1);
  doc.save();
  doc.path(o.eyeWhite).fill(c.halo);
  doc.path(o.eyeWhite).clip();
  doc.ellipse(114, 188.5, 4, 7.5).fill(c.iris);
  doc.ellipse(112.6, 188.5, 1.8, 3.6).fill(c.ink);
  doc.restore();
  doc.path(o.upperLip).fill(c.lip);
  doc.path(o.lowerLip).fill(c.lip);
  doc.path(o.nostril).fill(c.feature);
  doc.lineWidth(0.9).strokeColor(c.skinLine);
  for (const part of [o.headLine, o.ear, o.jaw]) doc.path(part).stroke();
  doc.strokeColor(c.feature);
  for (const part of [o.ala, o.lipLine, o.upperLid]) doc.path(part).stroke();
  doc.lineWidth(0.5).strokeColor(c.skinLine);
  for (const part of [o.earInner, o.lowerLid, o.lidCrease, o.nasolabial]) doc.path(part).stroke();
}
