import { templateFields } from '@formulary/rules/prescriptions/templateFields';
import { drawBlock } from '../../../packages/server/src/platform/paper/drawBlock.ts';
import { paper } from '../../../packages/server/src/platform/paper/paper.ts';
import type { Guide } from '../kit/Guide.ts';
import { guideColours } from '../kit/guideColours.ts';

const SHARES = [0.15, 0.35, 0.15, 0.35] as const;
const HEAD_HEIGHT = 20;
const ROW_HEIGHT = 44;
const STYLE = { size: 9, weight: 'bold', colour: guideColours.text } as const;

/** Draws the table whose rows are filled in by hand. Tags its empty cells, so that screen readers find a table. */
export function drawBlankItems({ sheets, root }: Guide): void {
  const { doc } = sheets;
  const { columns, rows } = templateFields.items;
  const starts = SHARES.map((_, at) =>
    SHARES.slice(0, at).reduce((x, share) => x + share * paper.textWidth, paper.start),
  );
  const top = sheets.y;
  const bottom = top + HEAD_HEIGHT + rows * ROW_HEIGHT;
  const table = doc.struct('Table');
  root.add(table);
  const head = doc.struct('TR');
  table.add(head);
  columns.forEach((column, at) => {
    const options = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions;
    const cell = doc.struct('TH', options);
    head.add(cell);
    cell.add(doc.markStructureContent('TH'));
    drawBlock(sheets, sheets.linesOf(column, 120, STYLE), (starts[at] ?? 0) + 5, top + 4);
    doc.endMarkedContent();
  });
  head.end();
  for (let row = 0; row < rows; row += 1) {
    const element = doc.struct('TR');
    table.add(element);
    for (const _ of columns) element.add(doc.struct('TD'));
    element.end();
  }
  table.end();
  sheets.decorate(() => {
    doc.rect(paper.start, top, paper.textWidth, bottom - top);
    for (const x of starts.slice(1)) doc.moveTo(x, top).lineTo(x, bottom);
    for (let row = 0; row < rows; row += 1) {
      const y = top + HEAD_HEIGHT + row * ROW_HEIGHT;
      doc.moveTo(paper.start, y).lineTo(paper.end, y);
    }
    doc.lineWidth(0.7).strokeColor(guideColours.text).stroke();
  });
  sheets.y = bottom + 12;
}
