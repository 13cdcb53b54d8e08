import type { Plate, Point } from './Plate.ts';
import type { Sheets } from '@formulary/server/platform/paper/createSheets';
import { paper } from '@formulary/server/platform/paper/paper';
import { guideColours, plateColours } from './guideColours.ts';
import { LABEL_INSET, layOutLabels, trimmedLine } from './layOutLabels.ts';
import type { PlateFrame } from './plateFrame.ts';

/** Draws a dot as a zero-length line with round ends, which takes far fewer bytes than a circle. */
export function drawDot(
  doc: PDFKit.PDFDocument,
  [x, y]: Point,
  { radius, colour }: { readonly radius: number; readonly colour: string },
): void {
  doc
    .lineCap('round')
    .lineWidth(radius * 2)
    .strokeColor(colour);
  doc.moveTo(x, y).lineTo(x, y).stroke();
}

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
