import type { PrescriptionDocument } from '../PrescriptionDocument.ts';
import type { Sheets } from '../../../platform/paper/createSheets.ts';
import { paper } from '../../../platform/paper/paper.ts';

const STYLE = { size: 8, weight: 'regular' } as const;
const LINE_Y = paper.bottom + 16;

/** Draws on every sheet whose prescription it is and which page of how many, as what readers aloud leave out. */
export function drawMargins(sheets: Sheets, { content, standing }: PrescriptionDocument): void {
  const { doc } = sheets;
  const { patient } = content;
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    const name = `${patient.lastName.toUpperCase()}, ${patient.firstName}`;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.moveTo(paper.start, paper.bottom + 5).lineTo(paper.end, paper.bottom + 5);
    doc.lineWidth(0.5).strokeColor('black').stroke();
    drawAt(sheets, `Prescription ${content.id} · ${name}`, 'start');
    drawAt(sheets, `Page ${at + 1} of ${count}`, 'end');
    if (standing === 'draft') drawWatermark(sheets);
    doc.endMarkedContent();
  }
}

function drawAt(sheets: Sheets, text: string, side: 'start' | 'end'): void {
  const [line] = sheets.linesOf(text, paper.textWidth * 0.8, STYLE);
  if (!line) return;
  const width = sheets.widthOf(line);
  sheets.drawLine(line, side === 'start' ? paper.start : paper.end - width, LINE_Y);
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
