import type { TextStyle } from './breakLines.ts';
import type { Sheets } from './createSheets.ts';
import { drawBlock, LEADING } from './drawBlock.ts';
import { paper } from './paper.ts';
import type { TextLine } from './TextLine.ts';

/** A column: its heading, and its share of the width. */
export interface Column {
  readonly heading: string;
  readonly share: number;
  /** Whether its cells are the headings of their rows. */
  readonly isRowHeading?: boolean;
  /** Whether its cells are figures, aligned at the end. */
  readonly isFigure?: boolean;
}

/** A table; a cell is text in parts, of which the first may be bold. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly CellPart[])[][];
  readonly size: number;
  /** Space above and below the text of a cell, in points. */
  readonly pad?: number;
}

/** Part of a cell's text. */
export interface CellPart {
  readonly text: string;
  readonly isBold?: boolean;
}

const GAP = 8;
const PAD = 4;
/** Fewest lines of a broken row on one page. */
const FEWEST_LINES = 3;

/**
 * Draws a table with tagged headings over as many pages as needed. Repeats the headings on each page; a row taller than
 * a page continues on the next.
 */
export function drawTable(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { columns, rows, size, pad = PAD }: Table,
): void {
  const { doc } = sheets;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const usable = paper.textWidth - GAP * (columns.length - 1);
  const widths = columns.map(({ share }) => (usable * share) / shares);
  const starts = widths.map((_, at) =>
    widths.slice(0, at).reduce((x, width) => x + width + GAP, paper.start),
  );
  const height = size * LEADING;
  const bold: TextStyle = { size, weight: 'bold' };
  const headings = columns.map(({ heading }, at) => sheets.linesOf(heading, widths[at] ?? 0, bold));
  const headHeight = Math.max(...headings.map((lines) => lines.length)) * height + pad;
  const rule = (weight: number) =>
    sheets.decorate(() => {
      doc.moveTo(paper.start, sheets.y).lineTo(paper.end, sheets.y);
      doc.lineWidth(weight).strokeColor('black').stroke();
    });
  const drawCells = (cells: readonly (readonly TextLine[])[], around: Around) => {
    const top = sheets.y + pad;
    const ends = cells.map((lines, at) => {
      if (lines.length === 0) return top;
      around.begin(at);
      const isFigure = columns[at]?.isFigure ?? false;
      const x = (starts[at] ?? 0) + (isFigure ? (widths[at] ?? 0) : 0);
      const end = drawBlock(sheets, lines, x, top, isFigure);
      around.end(at);
      return end;
    });
    sheets.y = Math.max(...ends) + pad;
  };
  const drawHead = (around: Around) => {
    drawCells(headings, around);
    rule(0.9);
  };
  const repeatHead = () =>
    drawHead({
      begin: () => doc.markContent('Artifact', { type: 'Pagination' }),
      end: () => doc.endMarkedContent(),
    });

  const table = doc.struct('Table');
  parent.add(table);
  const addRow = (tags: readonly ('TH' | 'TD')[], scope: 'Column' | 'Row') => {
    const row = doc.struct('TR');
    table.add(row);
    const options = { scope } as PDFKit.Mixins.StructureElementOptions;
    const cells = tags.map((tag) => doc.struct(tag, tag === 'TH' ? options : {}));
    for (const cell of cells) row.add(cell);
    const around: Around = {
      begin: (at) => cells[at]?.add(doc.markStructureContent(tags[at] ?? 'TD')),
      end: () => doc.endMarkedContent(),
    };
    return { row, around };
  };

  sheets.need(headHeight + pad * 2 + FEWEST_LINES * height);
  const head = addRow(
    columns.map(() => 'TH'),
    'Column',
  );
  drawHead(head.around);
  head.row.end();
  for (const cells of rows) {
    let left = cells.map((parts, at) =>
      parts.flatMap(({ text, isBold }) =>
        sheets.linesOf(text, widths[at] ?? 0, isBold ? bold : { size, weight: 'regular' }),
      ),
    );
    const { row, around } = addRow(
      columns.map(({ isRowHeading }) => (isRowHeading ? 'TH' : 'TD')),
      'Row',
    );
    for (;;) {
      const longest = Math.max(...left.map((lines) => lines.length));
      if (longest === 0) break;
      const room = Math.floor((paper.bottom - sheets.y - pad * 2) / height);
      if (room < Math.min(longest, FEWEST_LINES)) {
        sheets.newSheet();
        repeatHead();
        continue;
      }
      drawCells(
        left.map((lines) => lines.slice(0, room)),
        around,
      );
      left = left.map((lines) => lines.slice(room));
    }
    row.end();
    rule(0.35);
  }
  table.end();
}

/** Callbacks before and after the content of a cell is drawn. */
interface Around {
  readonly begin: (at: number) => unknown;
  readonly end: (at: number) => unknown;
}
