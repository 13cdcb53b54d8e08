import type { TextLine } from './TextLine.ts';
import type { Sheets } from './createSheets.ts';

/** The height of a line in sizes of its letters. */
export const LEADING = 1.36;
const ASCENT = 0.98;

/**
 * Draws lines from `y` down as one piece of content; the caller has seen to it that they fit. They begin at `x`, or end there
 * where they are figures. Returns where they end.
 */
export function drawBlock(
  sheets: Sheets,
  lines: readonly TextLine[],
  x: number,
  y: number,
  isFigure = false,
): number {
  let top = y;
  for (const line of lines) {
    const start = isFigure ? x - sheets.widthOf(inkOf(line)) : x;
    sheets.drawLine(line, start, top + line.size * ASCENT);
    top += line.size * LEADING;
  }
  return top;
}

/** A line without the space that parts it from the next. */
function inkOf({ runs, ...line }: TextLine): TextLine {
  const last = runs.length - 1;
  return {
    ...line,
    runs: runs.map((run, at) => (at === last ? { ...run, text: run.text.trimEnd() } : run)),
  };
}
