import { formatDay } from '@formulary/rules/dates/day';
import { signingMethods } from '@formulary/rules/prescriptions/signing/signer';
import type { DocumentContent, DocumentSignature } from '../PrescriptionDocument.ts';
import type { Sheets } from '../../../platform/paper/createSheets.ts';
import { drawText } from '../../../platform/paper/drawText.ts';
import { paper } from '../../../platform/paper/paper.ts';
import { ukTime } from './ukTime.ts';

const BOX_WIDTH = 218;
const BOX_HEIGHT = 92;
const PAD = 8;
const GAP = 14;
const BLOCK_HEIGHT = 190;

/** A drawn signature beside its facts. */
export interface DrawnSignature {
  readonly content: DocumentContent;
  readonly signature: DocumentSignature;
  /** The picture for printing: opaque, on white. */
  readonly ink: Buffer;
}

/** Draws the signature as on paper, with who, when and how beside it, and the signer's declarations. */
export function drawSignature(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { content, signature, ink }: DrawnSignature,
): void {
  const { doc } = sheets;
  const small = { size: 9, weight: 'regular' } as const;
  sheets.need(BLOCK_HEIGHT);
  drawText(sheets, 'Signature', {
    parent,
    as: 'H2',
    style: { size: 13, weight: 'bold' },
    after: 4,
  });
  const top = sheets.y;
  const how = signature.isTyped ? 'The name was typed, not drawn.' : 'Drawn by hand.';
  const alt = `Signature of ${signature.signer}. ${how}`;
  const bbox = [paper.start, top, paper.start + BOX_WIDTH, top + BOX_HEIGHT];
  const options = { alt, bbox, placement: 'Block' };
  const figure = doc.struct('Figure', options);
  parent.add(figure);
  figure.add(doc.markStructureContent('Figure'));
  doc.image(ink, paper.start + PAD, top + PAD, {
    fit: [BOX_WIDTH - PAD * 2, BOX_HEIGHT - PAD * 2],
    align: 'center',
    valign: 'center',
  });
  doc.endMarkedContent();
  figure.end();
  sheets.decorate(() => {
    doc.rect(paper.start, top, BOX_WIDTH, BOX_HEIGHT);
    doc.lineWidth(0.7).strokeColor('black').stroke();
  });
  const x = paper.start + BOX_WIDTH + GAP;
  const beside = { parent, as: 'P', x, width: paper.end - x, after: 2 } as const;
  const { registrationNumber, consultedOn } = signature;
  drawText(sheets, signature.signer, { ...beside, style: { size: 12, weight: 'bold' } });
  const lines = [
    [content.prescriber.professionalStatus, registrationNumber].filter(Boolean).join(', '),
    `Signed ${ukTime(signature.signedAt)}`,
    `${how} ${signingMethods[signature.method]}.`,
    consultedOn ? `Patient seen on ${formatDay(consultedOn)}` : '',
  ];
  for (const line of lines.filter(Boolean)) drawText(sheets, line, { ...beside, style: small });
  sheets.y = Math.max(sheets.y, top + BOX_HEIGHT) + 8;
  drawText(sheets, 'The prescriber declared', {
    parent,
    as: 'H3',
    style: { size: 9, weight: 'bold' },
    keep: 14,
  });
  for (const text of signature.declarations) drawDeclaration(sheets, parent, text);
}

function drawDeclaration(sheets: Sheets, parent: PDFKit.PDFStructureElement, text: string): void {
  const { doc } = sheets;
  sheets.need(13);
  const top = sheets.y + 2.5;
  sheets.decorate(() => {
    const { start } = paper;
    doc.rect(start, top, 7, 7).lineWidth(0.6);
    doc
      .moveTo(start + 1.4, top + 3.6)
      .lineTo(start + 3, top + 5.4)
      .lineTo(start + 5.8, top + 1.6);
    doc.strokeColor('black').stroke();
  });
  drawText(sheets, text, {
    parent,
    as: 'P',
    style: { size: 9, weight: 'regular' },
    x: paper.start + 13,
    width: paper.textWidth - 13,
    after: 1,
  });
}
