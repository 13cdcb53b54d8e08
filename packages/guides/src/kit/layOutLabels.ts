import type { TextLine } from '@formulary/server/platform/paper/TextLine';
import type { Sheets } from '@formulary/server/platform/paper/createSheets';
import { paper } from '@formulary/server/platform/paper/paper';
import type { PlateLabel, Point } from './Plate.ts';
import { placeLabels } from './placeLabels.ts';
import { plateColours } from './guideColours.ts';
import { untangle } from './untangle.ts';

/**
 * Returns a line without its trailing space, which would shift right-aligned text. The space separates the words of two
 * lines.
 */
export function trimmedLine(line: TextLine): TextLine {
  const runs = line.runs.map((run, at) =>
    at === line.runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run,
  );
  return { ...line, runs };
}

/** Positioned label with its line. */
export interface LaidLabel {
  readonly lines: readonly { readonly line: TextLine; readonly x: number; readonly y: number }[];
  readonly top: number;
  readonly height: number;
  readonly start: Point;
  readonly end: Point;
}

/** Column of labels: side, vertical limits, and conversion of drawing points to sheet points. */
export interface LabelColumn {
  readonly side: PlateLabel['side'];
  readonly top: number;
  readonly bottom: number;
  readonly onSheet: (at: Point) => Point;
}

/** Distance of labels from the plate's edge. */
export const LABEL_INSET = 9;
const SIZE = 7.6;
const LINE = 9;
const GAP = 3;
const WIDTH = 104;
const LEADER_GAP = 3;

/** Positions the labels of one side without overlap, in an order in which no lines cross. */
export function layOutLabels(
  sheets: Pick<Sheets, 'linesOf' | 'widthOf'>,
  labels: readonly PlateLabel[],
  { side, top, bottom, onSheet }: LabelColumn,
): readonly LaidLabel[] {
  const edge = side === 'left' ? paper.start + LABEL_INSET : paper.end - LABEL_INSET;
  const inward = side === 'left' ? 1 : -1;
  const wanted = labels
    .filter((label) => label.side === side)
    .map(({ text, at, isBold }) => {
      const weight = isBold ? 'bold' : 'regular';
      const style = { size: SIZE, weight, colour: plateColours.ink } as const;
      const lines = sheets.linesOf(text, WIDTH, style).map(trimmedLine);
      const width = Math.max(...lines.map(sheets.widthOf)) + LEADER_GAP;
      const end = onSheet(at);
      return { lines, width, end, height: lines.length * LINE, wanted: end[1] };
    });
  type Wanted = readonly (typeof wanted)[number][];
  const topsOf = (ordered: Wanted) => placeLabels(ordered, { top, bottom, gap: GAP });
  const startsOf = (ordered: Wanted): readonly Point[] => {
    const tops = topsOf(ordered);
    return ordered.map(({ width, height }, at) => [
      edge + inward * width,
      (tops[at] ?? 0) + height / 2,
    ]);
  };
  const ordered = untangle(wanted, startsOf);
  const tops = topsOf(ordered);
  const starts = startsOf(ordered);
  return ordered.map(({ lines, end, height }, at) => {
    const labelTop = tops[at] ?? 0;
    return {
      lines: lines.map((line, row) => ({
        line,
        x: side === 'left' ? edge : edge - sheets.widthOf(line),
        y: labelTop + row * LINE + SIZE * 0.95,
      })),
      top: labelTop,
      height,
      start: starts[at] ?? end,
      end,
    };
  });
}
