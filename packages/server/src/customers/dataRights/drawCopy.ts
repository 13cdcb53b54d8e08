import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brand } from '@formulary/rules/brand/brand';
import { fieldLabel, fieldText } from '@formulary/rules/customers/dataCopy';
import { formatDay } from '@formulary/rules/dates/day';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { createSheets, type Sheets } from '../../platform/paper/createSheets.ts';
import { drawFooter } from '../../platform/paper/drawFooters.ts';
import { drawText } from '../../platform/paper/drawText.ts';
import type { ReadableCopy, ReadablePart } from './copyData.ts';
import type { CopiedRow } from './dataRows.queries.ts';

const HEADING = { size: 13, weight: 'bold' } as const;
const BODY = { size: 9, weight: 'regular' } as const;
/** Drawn bytes that wait to be read. */
const MOST_WAITING_BYTES = 1_048_576;

/** Draws a copy of somebody's data as a tagged PDF that people read, with every row, while it is read. */
export function drawCopy(copy: ReadableCopy): Readable {
  const madeAt = new Date(copy.madeAt);
  const title = `Copy of data: ${copy.about}`;
  const sheets = createSheets({
    title,
    author: brand.name,
    subject: 'Right of access',
    createdAt: madeAt,
    drawEnd: (ended, page) => drawFooter(ended, title, { page: `Page ${page}` }),
  });
  const doc = sheets.doc as unknown as Readable;
  drawAll(sheets, copy, title).catch((error: Error) => doc.destroy(error));
  return doc;
}

async function drawAll(sheets: Sheets, copy: ReadableCopy, title: string): Promise<void> {
  const { doc } = sheets;
  const parent = doc.struct('Document');
  doc.addStructure(parent);
  const paragraph = (text: string) =>
    drawText(sheets, text, { as: 'P', parent, style: BODY, after: 4 });
  const heading = (text: string) =>
    drawText(sheets, text, { as: 'H2', parent, style: HEADING, after: 4, keep: 24 });
  drawText(sheets, title, { as: 'H1', parent, style: { size: 20, weight: 'bold' }, after: 8 });
  paragraph(
    `Asked for on ${formatDay(copy.askedOn)} (${copy.askedBy}). Made on ${formatDate(new Date(copy.madeAt))} by ${copy.madeBy}.`,
  );
  for (const part of copy.parts) {
    heading(`${part.what} (${part.count})`);
    await drawRows(sheets, part, paragraph);
  }
  if (copy.paths.length > 0) {
    heading(`Files beside this one (${copy.paths.length})`);
    for (const path of copy.paths) paragraph(path);
  }
  if (copy.leftOut.length > 0) {
    heading('What is not in this copy');
    for (const each of copy.leftOut) paragraph(each);
  }
  sheets.endSheet();
  parent.end();
  doc.end();
}

/** Draws row by row. Other requests are answered in between, and no more is drawn than is read. */
async function drawRows(
  { doc }: Sheets,
  { rows }: ReadablePart,
  paragraph: (text: string) => void,
): Promise<void> {
  const drawn = doc as unknown as Readable;
  for await (const some of rows()) {
    for (const row of some) {
      paragraph(wordsOf(row));
      do await nextTurn();
      while (drawn.readableLength > MOST_WAITING_BYTES && !drawn.destroyed);
      if (drawn.destroyed) return;
    }
  }
}

function wordsOf(row: CopiedRow): string {
  return Object.entries(row)
    .flatMap(([name, value]) => {
      const text = fieldText(name, value);
      return text === undefined ? [] : [`${fieldLabel(name)}: ${text}`];
    })
    .join(' · ');
}
