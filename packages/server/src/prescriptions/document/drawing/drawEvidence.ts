import { encode } from 'uqr';
import { formatDay } from '@formulary/rules/dates/day';
import { inGroupsOfFour } from '@formulary/rules/prescriptions/checking/documentChecks';
import { signingMethods } from '@formulary/rules/prescriptions/signing/signer';
import type { DocumentContent, DocumentSignature } from '../PrescriptionDocument.ts';
import type { Sheets } from '../../../platform/paper/createSheets.ts';
import { drawTable } from '../../../platform/paper/drawTable.ts';
import { drawText } from '../../../platform/paper/drawText.ts';
import { paper } from '../../../platform/paper/paper.ts';
import { ukTime } from './ukTime.ts';

const QR_SIZE = 104;

const WHAT_IT_IS =
  'This is a sealed electronic signature with the evidence below. The seal shows that nothing has changed since it was made, and when and how the prescriber signed, as this pharmacy recorded it. It is not a qualified electronic signature.';

/** Draws the page that lets others check what was signed, by whom, when and how. */
export function drawEvidence(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { content, signature, attachments }: Evidence,
): void {
  const text = { parent, as: 'P', style: { size: 9.5, weight: 'regular' } } as const;
  const x = paper.end - QR_SIZE;
  const width = paper.textWidth - QR_SIZE - 14;
  sheets.newSheet();
  const top = sheets.y;
  drawText(sheets, 'Evidence', {
    parent,
    as: 'H2',
    style: { size: 18, weight: 'bold' },
    width,
    after: 4,
  });
  drawText(sheets, WHAT_IT_IS, { ...text, width, after: 4 });
  drawText(sheets, `Have it checked at ${signature.checkUrl}`, {
    ...text,
    style: { size: 9.5, weight: 'bold' },
    width,
  });
  const end = sheets.y;
  sheets.y = top;
  drawQr(sheets, parent, { text: signature.checkUrl, x, size: QR_SIZE });
  sheets.y = Math.max(end, top + QR_SIZE) + 6;
  drawTable(sheets, parent, {
    columns: [
      { heading: 'What', share: 1.3, isRowHeading: true },
      { heading: 'As it was recorded', share: 5 },
    ],
    rows: facts(content, signature).map(([what, value]) => [
      [{ text: what, isBold: true }],
      [{ text: value }],
    ]),
    size: 8.5,
  });
  sheets.y += 6;
  drawText(
    sheets,
    `Attached to this file: ${attachments.join(' and ')}. Their SHA-256 are the hashes of text and picture above; any tool that computes SHA-256 shows whether they still are.`,
    { ...text, style: { size: 8.5, weight: 'regular' }, after: 10 },
  );
  drawText(sheets, 'Events', { ...text, as: 'H3', style: { size: 12, weight: 'bold' }, keep: 60 });
  drawTable(sheets, parent, {
    columns: [
      { heading: 'No.', share: 0.35 },
      { heading: 'What happened', share: 2, isRowHeading: true },
      { heading: 'Who', share: 1.6 },
      { heading: 'When, in the UK and in UTC', share: 2.1 },
      { heading: 'Address', share: 1.5 },
      { heading: 'Hash begins', share: 1.35 },
    ],
    rows: signature.events.map((event, at) => [
      [{ text: `${at + 1}` }],
      [{ text: event.what }],
      [{ text: event.who }],
      [{ text: ukTime(event.at) }, { text: utcTime(event.at) }],
      [{ text: event.address ?? 'None: the shop' }],
      [{ text: inGroupsOfFour(event.hash.slice(0, 12)) }],
    ]),
    size: 8,
  });
}

/** Contents of the page of evidence. */
export interface Evidence {
  readonly content: DocumentContent;
  readonly signature: DocumentSignature;
  /** Names of the attached files. */
  readonly attachments: readonly string[];
}

type Fact = readonly [what: string, value: string];

function facts(content: DocumentContent, signature: DocumentSignature): readonly Fact[] {
  const { registrationNumber, confirmedAt, consultedOn } = signature;
  const kind = content.prescriber.professionalStatus;
  const typed = signature.isTyped ? 'a typed name' : 'a signature drawn by hand';
  return [
    ['Signed by', [signature.signer, kind, registrationNumber].filter(Boolean).join(', ')],
    ['How', `${signingMethods[signature.method]}; ${typed}`],
    ...(content.verifiedAt ? [['Text frozen', ukAndUtc(content.verifiedAt)] as const] : []),
    ['Signed', ukAndUtc(signature.signedAt)],
    ['Confirmed', confirmedAt ? ukAndUtc(confirmedAt) : 'Not yet, by the link in the email'],
    ['Patient seen', consultedOn ? formatDay(consultedOn) : 'Not recorded'],
    ['From address', signature.address],
    ['With', signature.agent || 'Not said'],
    ['Text, SHA-256', inGroupsOfFour(signature.textHash)],
    ['Picture, SHA-256', inGroupsOfFour(signature.pictureHash)],
    ['Seal', inGroupsOfFour(signature.seal)],
    ['Key of the seal', inGroupsOfFour(signature.sealKeyId)],
  ];
}

function ukAndUtc(at: Date): string {
  return `${ukTime(at)}\n${utcTime(at)}`;
}

/** Formats an instant in UTC, to the second: '2026-11-20 14:05:12 UTC'. */
function utcTime(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Empty modules around the code; cameras need them to find it. */
const QUIET_MODULES = 4;

/** Draws a text as a vector QR code, with the text as its alternative text. */
function drawQr(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { text, x, size }: { readonly text: string; readonly x: number; readonly size: number },
): void {
  const { doc, y } = sheets;
  const { data } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const module = size / data.length;
  const bbox = [x, y, x + size, y + size];
  const options = { alt: `QR code: ${text}`, bbox, placement: 'Block' };
  const figure = doc.struct('Figure', options);
  parent.add(figure);
  figure.add(doc.markStructureContent('Figure'));
  doc.save();
  data.forEach((row, down) => {
    row.forEach((isDark, along) => {
      if (isDark) doc.rect(x + along * module, y + down * module, module, module);
    });
  });
  doc.fillColor('black').fill();
  doc.restore();
  doc.endMarkedContent();
  figure.end();
}
