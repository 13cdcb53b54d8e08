import type { TextLine } from './TextLine.ts';
import type { Sheets } from './createSheets.ts';

/** The height of a line in sizes of its letters. */
export const LEADING = 1.36;
const ASCENT = 0.98;

/** Draws lines from `y` down as one piece of content; the caller has seen to it that they fit. Returns where they end. */
export function drawBlock(
  sheets: Sheets,
  lines: readonly TextLine[],
  x: number,
  y: number,
): number {
  let top = y;
  for (const line of lines) {
    sheets.drawLine(line, x, top + line.size * ASCENT);
    top += line.size * LEADING;
  }
  return top;
}
