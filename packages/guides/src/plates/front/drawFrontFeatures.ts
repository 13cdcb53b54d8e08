import { plateColours as c } from '../../kit/guideColours.ts';
import { both } from './both.ts';
import { frontOutline as o } from './frontOutline.ts';

/** Draws eyes, brows, nose and mouth of the front view as lines, which keep the anatomy below visible. */
export function drawFrontFeatures(doc: PDFKit.PDFDocument): void {
  both(doc, () => {
    drawEye(doc);
    doc.path(o.brow).fillOpacity(0.55).fill(c.feature).fillOpacity(1);
    doc.path(o.upperLip).fillOpacity(0.75).fill(c.lip);
    doc.path(o.lowerLip).fill(c.lip).fillOpacity(1);
    doc.path(o.nostril).fill(c.feature);
    doc.lineWidth(0.9).strokeColor(c.feature);
    for (const part of [o.ala, o.noseTip, o.lipLine]) doc.path(part).stroke();
    doc.lineWidth(0.5).strokeColor(c.skinLine);
    for (const part of [o.noseSide, o.philtrum, o.underLip, o.nasolabial, o.lidCheek])
      doc.path(part).stroke();
  });
}

function drawEye(doc: PDFKit.PDFDocument): void {
  doc.save();
  doc.path(o.eyeWhite).fill(c.halo);
  doc.path(o.eyeWhite).clip();
  doc.circle(156, 187, 9.2).fill(c.iris);
  doc.circle(156, 187, 4).fill(c.ink);
  doc.circle(158.5, 184, 1.6).fill(c.halo);
  doc.restore();
  doc.lineWidth(1.3).strokeColor(c.feature).path(o.upperLid).stroke();
  doc.lineWidth(0.7).path(o.lowerLid).stroke();
  doc.lineWidth(0.6).strokeColor(c.skinLine).path(o.lidCrease).stroke();
}
