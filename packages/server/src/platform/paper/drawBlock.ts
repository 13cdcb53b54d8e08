import type { TextLine } from './TextLine.ts';
import type { Sheets } from './createSheets.ts';

/** Line height, as a multiple of the font size. */
export const LEADING = 1.36;
const ASCENT = 0.98;

/**
 * Draws lines from `y` down as one piece of content; the caller ensures that they fit. They start at `x`, or end there
 * if they are figures. Returns the `y` after them.
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

/** Returns a line without its trailing space. */
function inkOf({ runs, ...line }: TextLine): TextLine {
  const last = runs.length - 1;
  return {
    ...line,
    runs: runs.map((run, at) => (at === last ? { ...run, text: run.text.trimEnd() } : run)),
  };
}
