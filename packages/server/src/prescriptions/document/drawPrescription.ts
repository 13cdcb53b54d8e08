import { patientName } from '@formulary/rules/patients/patientIdentity';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type {
  DocumentContent,
  DocumentSignature,
  PrescriptionDocument,
} from './PrescriptionDocument.ts';
import { type Sheets, createSheets } from '../../platform/paper/createSheets.ts';
import { drawFooters } from '../../platform/paper/drawFooters.ts';
import { paper } from '../../platform/paper/paper.ts';
import { drawEvidence } from './drawing/drawEvidence.ts';
import { drawHeader } from './drawing/drawHeader.ts';
import { drawItems } from './drawing/drawItems.ts';
import { drawPeople } from './drawing/drawPeople.ts';
import { drawSignature } from './drawing/drawSignature.ts';
import { drawText } from '../../platform/paper/drawText.ts';
import { legibleText } from '../../platform/paper/legibleText.ts';

/**
 * Draws a prescription as a tagged PDF (PDF/UA-1, A4, British English, embedded fonts) with every item the law
 * requires, and a page of evidence once it is signed. The same document gives the same bytes (spec 7.58).
 */
export async function drawPrescription(document: PrescriptionDocument): Promise<Buffer> {
  const { content, signature, pharmacy } = document;
  const ink = signature && (await opaque(signature.picture));
  const sheets = createSheets({
    title: `Private prescription ${content.id}`,
    author: pharmacy.company,
    subject: `Prescription ${content.id} of ${content.date}`,
    createdAt:
      signature?.confirmedAt ?? signature?.signedAt ?? content.verifiedAt ?? content.createdAt,
  });
  const { doc } = sheets;
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHeader(sheets, root, document);
  drawPeople(sheets, root, content);
  drawItems(sheets, root, content.items);
  drawComments(sheets, root, content.comments);
  drawCodeNote(sheets, root, content);
  if (signature && ink) {
    drawSignature(sheets, root, { content, signature, ink });
    const attachments = attach(sheets, content.id, signature);
    drawEvidence(sheets, root, { content, signature, attachments });
  }
  drawMargins(sheets, document);
  root.end();
  doc.end();
  return bytes;
}

/** Flattens the picture onto white: printers know no transparency, and nothing decodes it later. */
async function opaque(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: 'white' })
    .greyscale()
    .png({ palette: false })
    .toBuffer();
}

function drawComments(sheets: Sheets, parent: PDFKit.PDFStructureElement, comments: string): void {
  if (comments === '') return;
  const style = { size: 13, weight: 'bold' } as const;
  drawText(sheets, 'Comments', { parent, as: 'H2', style, after: 2, keep: 20 });
  drawText(sheets, comments, {
    parent,
    as: 'P',
    style: { size: 10, weight: 'regular' },
    after: 12,
  });
}

/** Explains codes in brackets, if there are any. */
function drawCodeNote(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { comments, items, patient, prescriber }: DocumentContent,
): void {
  const persons = [patient, prescriber].flatMap((each) => Object.values(each));
  const texts = [comments, ...items.flatMap(({ name, directions }) => [name, directions])];
  const hasCodes = [...texts, ...persons.map(String)].some(
    (text) => legibleText(text).split('[U+').length > text.split('[U+').length,
  );
  if (!hasCodes) return;
  drawText(
    sheets,
    '[U+…] stands for a character that cannot be printed here, by its Unicode number.',
    { parent, as: 'P', style: { size: 8.5, weight: 'regular' }, after: 12 },
  );
}

function attach(
  { doc }: Sheets,
  id: number,
  { canonicalText, picture, signedAt }: DocumentSignature,
): readonly string[] {
  const files = [
    {
      name: `prescription-${id}.txt`,
      type: 'text/plain',
      description: 'The text that was signed',
      bytes: Buffer.from(canonicalText, 'utf8'),
    },
    {
      name: `signature-${id}.png`,
      type: 'image/png',
      description: 'The picture of the signature as it was received',
      bytes: Buffer.from(picture),
    },
  ];
  for (const { bytes, ...file } of files) {
    doc.file(bytes, { ...file, creationDate: signedAt, modifiedDate: signedAt });
  }
  return files.map(({ name }) => name);
}

/** Draws the prescription's name and 'page of pages' on every sheet, and marks a draft as one. */
function drawMargins(sheets: Sheets, { content, standing }: PrescriptionDocument): void {
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
