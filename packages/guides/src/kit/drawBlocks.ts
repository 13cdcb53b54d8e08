import { drawText } from '@formulary/server/platform/paper/drawText';
import type { Guide } from './Guide.ts';
import { guideColours } from './guideColours.ts';
import { drawBlock } from '@formulary/server/platform/paper/drawBlock';
import { paper } from '@formulary/server/platform/paper/paper';
import { drawTable } from '@formulary/server/platform/paper/drawTable';
import { brand } from '@formulary/rules/brand/brand';
import { FULL_LEAF, LINE, OPEN_LEAF, STEM, TILE, TILE_RADIUS } from '@formulary/ui/art/logoMark';

/** Draws a level-2 heading, and keeps it on a sheet with at least `keep` points of what follows. */
export function drawHeading({ sheets, root }: Guide, text: string, keep = 60): void {
  drawText(sheets, text, {
    parent: root,
    as: 'H2',
    style: { size: 13, weight: 'bold', colour: guideColours.heading },
    after: 2,
    keep,
  });
}

/** Draws a paragraph of body text. */
export function drawParagraph({ sheets, root }: Guide, text: string, after = 6): void {
  drawText(sheets, text, {
    parent: root,
    as: 'P',
    style: { size: 9.5, weight: 'regular', colour: guideColours.text },
    after,
  });
}

/** Style of a list: marker and text size. */
interface ListStyle {
  readonly label: (at: number) => string;
  readonly size?: number;
  readonly indent?: number;
}

/** Draws a list, tagged with its labels and bodies. */
export function drawList(
  { sheets, root }: Guide,
  texts: readonly string[],
  { label, size = 9.5, indent = 14 }: ListStyle,
): void {
  const { doc } = sheets;
  const style = { size, weight: 'regular', colour: guideColours.text } as const;
  const list = doc.struct('L');
  root.add(list);
  texts.forEach((text, at) => {
    const lines = sheets.linesOf(text, paper.textWidth - indent, style);
    sheets.need(lines.length * size * 1.4);
    const item = doc.struct('LI');
    list.add(item);
    const labelled = doc.struct('Lbl');
    const body = doc.struct('LBody');
    item.add(labelled);
    item.add(body);
    labelled.add(doc.markStructureContent('Lbl'));
    drawBlock(sheets, sheets.linesOf(label(at), indent, style), paper.start, sheets.y);
    doc.endMarkedContent();
    body.add(doc.markStructureContent('LBody'));
    sheets.y = drawBlock(sheets, lines, paper.start + indent, sheets.y) + 2;
    doc.endMarkedContent();
    item.end();
  });
  list.end();
  sheets.y += 6;
}

/** Text table: columns with their shares of the width, and rows that start with a header cell. */
export interface Rows {
  readonly columns: readonly (readonly [heading: string, share: number])[];
  readonly rows: readonly (readonly string[])[];
}

/** Draws a table of plain texts. */
export function drawRows({ sheets, root }: Guide, { columns, rows }: Rows, size = 8.2): void {
  drawTable(sheets, root, {
    columns: columns.map(([heading, share], at) => ({ heading, share, isRowHeading: at === 0 })),
    rows: rows.map((cells) => cells.map((text, at) => [{ text, isBold: at === 0 }])),
    size,
    pad: 2.8,
  });
  sheets.y += 10;
}

const MARK_SIZE = 30;

/** Draws the shop's logo, the guide's title and its introduction. */
export function drawTitle({ sheets, root, resource }: Guide, lead: string): void {
  drawMark(sheets);
  const x = paper.start + MARK_SIZE + 10;
  const beside = { parent: root, x, width: paper.end - x } as const;
  const top = sheets.y;
  sheets.y = top - 3;
  drawText(sheets, `${brand.name} · ${brand.claim}`, {
    ...beside,
    as: 'P',
    style: { size: 8.5, weight: 'regular', colour: guideColours.muted },
  });
  drawText(sheets, resource.title, {
    ...beside,
    as: 'H1',
    style: { size: 19, weight: 'bold', colour: guideColours.heading },
  });
  sheets.y = Math.max(sheets.y, top + MARK_SIZE) + 6;
  drawText(sheets, lead, {
    parent: root,
    as: 'P',
    style: { size: 9.5, weight: 'regular', colour: guideColours.text },
    after: 8,
  });
}

function drawMark({ doc, y, decorate }: Guide['sheets']): void {
  decorate(() => {
    doc.translate(paper.start, y).scale(MARK_SIZE / TILE);
    doc.roundedRect(0, 0, TILE, TILE, TILE_RADIUS).fill(guideColours.accent);
    doc.lineWidth(LINE).lineCap('round').lineJoin('round').strokeColor(guideColours.onAccent);
    doc.path(STEM).stroke();
    doc.path(OPEN_LEAF).stroke();
    doc.path(FULL_LEAF).fill(guideColours.onAccent);
  });
}
