import { buffer } from 'node:stream/consumers';
import { brand } from '@formulary/rules/brand/brand';
import {
  type CopiedPart,
  type DataCopy,
  fieldLabel,
  fieldText,
} from '@formulary/rules/customers/dataCopy';
import { formatDay } from '@formulary/rules/dates/day';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { createSheets, type Sheets } from '../../platform/paper/createSheets.ts';
import { drawFooters } from '../../platform/paper/drawFooters.ts';
import { drawText } from '../../platform/paper/drawText.ts';

/** Rows of one kind that are drawn; the file has all of them. */
const MOST_DRAWN = 300;
const HEADING = { size: 13, weight: 'bold' } as const;
const BODY = { size: 9, weight: 'regular' } as const;

/** Draws a copy of somebody's data as a tagged PDF that people read; the file beside it has every row. */
export async function drawCopy(copy: DataCopy): Promise<Buffer> {
  const madeAt = new Date(copy.madeAt);
  const title = `Copy of data: ${copy.about}`;
  const sheets = createSheets({
    title,
    author: brand.name,
    subject: 'Right of access',
    createdAt: madeAt,
  });
  const { doc } = sheets;
  const bytes = buffer(doc);
  const parent = doc.struct('Document');
  doc.addStructure(parent);
  const paragraph = (text: string) =>
    drawText(sheets, text, { as: 'P', parent, style: BODY, after: 4 });
  drawText(sheets, title, { as: 'H1', parent, style: { size: 20, weight: 'bold' }, after: 8 });
  paragraph(
    `Asked for on ${formatDay(copy.askedOn)} (${copy.askedBy}). Made on ${formatDate(madeAt)} by ${copy.madeBy}.`,
  );
  for (const part of copy.parts) drawPart(sheets, parent, part);
  drawText(sheets, 'What is not in this copy', {
    as: 'H2',
    parent,
    style: HEADING,
    after: 4,
    keep: 24,
  });
  for (const each of copy.leftOut) paragraph(each);
  drawFooters(sheets, title);
  parent.end();
  doc.end();
  return bytes;
}

function drawPart(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { what, rows }: CopiedPart,
): void {
  drawText(sheets, `${what} (${rows.length})`, {
    as: 'H2',
    parent,
    style: HEADING,
    after: 4,
    keep: 24,
  });
  for (const row of rows.slice(0, MOST_DRAWN)) {
    const facts = Object.entries(row).flatMap(([name, value]) => {
      const text = fieldText(value);
      return text === undefined ? [] : [`${fieldLabel(name)}: ${text}`];
    });
    drawText(sheets, facts.join(' · '), { as: 'P', parent, style: BODY, after: 4 });
  }
  if (rows.length > MOST_DRAWN) {
    const more = `${rows.length - MOST_DRAWN} more are in the file in JSON.`;
    drawText(sheets, more, { as: 'P', parent, style: BODY, after: 4 });
  }
}
