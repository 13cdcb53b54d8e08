import type { Sheets } from '../../../packages/server/src/platform/paper/createSheets.ts';
import { paper } from '../../../packages/server/src/platform/paper/paper.ts';
import { drawDot } from './drawDot.ts';
import { guideColours } from './guideColours.ts';
import { LABEL_INSET, layOutLabels } from './layOutLabels.ts';
import type { Plate } from './Plate.ts';
import { plateColours } from './plateColours.ts';
import type { PlateFrame } from './plateFrame.ts';
import type { Point } from './Point.ts';
import { trimmedLine } from './trimmedLine.ts';

const HEAD = { size: 9, weight: 'bold', colour: guideColours.accent } as const;
const HEAD_WIDTH = 180;

/** Draws a plate's labels in a column at each side, each with a line that ends in a dot. */
export function drawLabels(sheets: Sheets, { heads, labels }: Plate, frame: PlateFrame): void {
  (['left', 'right'] as const).forEach((side, at) => {
    const [head] = sheets.linesOf(heads?.[at] ?? '', HEAD_WIDTH, HEAD).map(trimmedLine);
    if (head) {
      const x =
        side === 'left'
          ? paper.start + LABEL_INSET
          : paper.end - LABEL_INSET - sheets.widthOf(head);
      sheets.drawLine(head, x, frame.top + 16);
    }
    for (const { start, end, lines } of layOutLabels(sheets, labels, {
      side,
      top: frame.labelsTop,
      bottom: frame.labelsBottom,
      onSheet: frame.onSheet,
    })) {
      drawLeader(sheets.doc, start, end);
      // Ends each line with a space, so that extracted text keeps the words of a label apart.
      lines.forEach(({ line, x, y }) => sheets.drawLine(spaced(line), x, y));
    }
  });
}

function spaced(line: ReturnType<typeof trimmedLine>): ReturnType<typeof trimmedLine> {
  const runs = line.runs.map((run, at) =>
    at === line.runs.length - 1 ? { ...run, text: `${run.text} ` } : run,
  );
  return { ...line, runs };
}

function drawLeader(doc: PDFKit.PDFDocument, from: Point, to: Point): void {
  doc.save().lineCap('round');
  doc
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(1.5)
    .strokeColor(plateColours.halo);
  doc.strokeOpacity(0.75).stroke().strokeOpacity(1);
  doc
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(0.5)
    .strokeColor(plateColours.leader)
    .stroke();
  drawDot(doc, to, { radius: 1.7, colour: plateColours.halo });
  drawDot(doc, to, { radius: 1.1, colour: plateColours.ink });
  doc.restore();
}
