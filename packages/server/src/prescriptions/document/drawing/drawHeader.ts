import { formatDay } from '@formulary/rules/dates/day';
import { prescriptionValidUntil } from '@formulary/rules/dates/prescriptionDates';
import type { DocumentStanding, PrescriptionDocument } from '../PrescriptionDocument.ts';
import type { Sheets } from '../../../platform/paper/createSheets.ts';
import { drawText } from '../../../platform/paper/drawText.ts';
import { paper } from '../../../platform/paper/paper.ts';

const FACTS_WIDTH = (paper.textWidth - 14) / 2;
const PAD = 7;

/** Draws the title, number and dates, and a notice while nothing may be supplied against it. */
export function drawHeader(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { content, standing, pharmacy }: PrescriptionDocument,
): void {
  const { top } = paper;
  const small = { parent, as: 'P', style: { size: 8.5, weight: 'regular' } } as const;
  const width = FACTS_WIDTH;
  drawText(sheets, 'Private prescription', {
    parent,
    as: 'H1',
    style: { size: 21, weight: 'bold' },
    width,
    after: 1,
  });
  drawText(sheets, `For dispensing by ${pharmacy.address.join(', ')}`, { ...small, width });
  const start = sheets.y;
  sheets.y = top + 3;
  const facts = [
    [`Prescription ${content.id}`, 'bold'],
    ...(content.orderNumber ? [[`Order ${content.orderNumber}`, 'regular']] : []),
    [`Dated ${formatDay(content.date)}`, 'bold'],
    [`Valid until ${formatDay(prescriptionValidUntil(content.date))}`, 'regular'],
  ] as const;
  for (const [text, weight] of facts) {
    drawText(sheets, text ?? '', {
      parent,
      as: 'P',
      style: { size: 10, weight: weight as 'bold' | 'regular' },
      x: paper.end - FACTS_WIDTH,
      width: FACTS_WIDTH,
    });
  }
  sheets.y = Math.max(start, sheets.y) + 8;
  const warning = standingTexts[standing];
  if (warning) drawWarning(sheets, parent, warning);
}

function drawWarning(sheets: Sheets, parent: PDFKit.PDFStructureElement, text: string): void {
  const top = sheets.y;
  sheets.y += PAD;
  drawText(sheets, text, {
    parent,
    as: 'P',
    style: { size: 11, weight: 'bold' },
    x: paper.start + PAD + 2,
    width: paper.textWidth - PAD * 2 - 4,
    after: PAD - 2,
  });
  sheets.decorate(() => {
    sheets.doc.rect(paper.start, top, paper.textWidth, sheets.y - top);
    sheets.doc.lineWidth(1.6).strokeColor('black').stroke();
  });
  sheets.y += 10;
}

/** Notice above everything else on a document that is not a valid prescription. */
const standingTexts: Readonly<Record<DocumentStanding, string | undefined>> = {
  draft: 'Draft. Neither verified nor signed: nothing may be supplied against it.',
  verified: 'Verified, not yet signed: nothing may be supplied against it.',
  signed: 'Signed. This is not the sealed document: nothing may be supplied against it.',
  confirmed: undefined,
  paper: 'Signed on paper: the original is at the pharmacy. This copy is no prescription.',
  rejected: 'Rejected by the prescriber: nothing may be supplied against it.',
  lapsed: 'Lapsed: nothing may be supplied against it.',
  void: 'Void: the pharmacy voided it after it was signed. Nothing may be supplied against it.',
};
