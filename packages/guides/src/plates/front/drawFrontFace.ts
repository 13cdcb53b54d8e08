import { plateColours as c } from '../../kit/guideColours.ts';
import { both } from './both.ts';
import { frontOutline as o } from './frontOutline.ts';

/** Draws the skin of the front view, as a base for the anatomy. */
export function drawFrontFace(doc: PDFKit.PDFDocument): void {
  both(doc, () => {
    doc.path(o.neck).fill(c.skinShade);
    doc.path(o.ear).fill(c.skinShade);
    doc.path(o.head).fill(c.skin);
    doc.path(o.hair).fill(c.hair);
    doc.lineWidth(0.9).strokeColor(c.skinLine);
    for (const part of [o.neckLine, o.ear, o.earInner, o.headLine]) doc.path(part).stroke();
    doc.lineWidth(0.5);
    for (const part of [o.throat, o.hairLine]) doc.path(part).stroke();
  });
}
