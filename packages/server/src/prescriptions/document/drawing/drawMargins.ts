import { patientName } from '@formulary/rules/patients/patientIdentity';
import type { PrescriptionDocument } from '../PrescriptionDocument.ts';
import type { Sheets } from '../../../platform/paper/createSheets.ts';
import { drawFooters } from '../../../platform/paper/drawFooters.ts';
import { paper } from '../../../platform/paper/paper.ts';

/** Draws the prescription's name and 'page of pages' on every sheet, and marks a draft as one. */
export function drawMargins(sheets: Sheets, { content, standing }: PrescriptionDocument): void {
  const text = `Prescription ${content.id} · ${patientName(content.patient)}`;
  drawFooters(sheets, text, () => {
    if (standing === 'draft') drawWatermark(sheets);
  });
}

function drawWatermark({ doc }: Sheets): void {
  const [x, y] = [paper.width / 2, paper.height / 2];
  doc.save();
  doc.rotate(-45, { origin: [x, y] });
  doc.font('bold').fontSize(130).fillColor('black').fillOpacity(0.07);
  doc.text('DRAFT', x - doc.widthOfString('DRAFT') / 2, y + 45, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
  doc.restore();
}
