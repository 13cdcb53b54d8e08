import type { Band } from './drawTissue.ts';
import { drawTissue } from './drawTissue.ts';

/** Position and width of a section. */
export interface SectionPosition {
  readonly x: number;
  readonly width: number;
}

/** Draws layers below one another, each with a slightly curved surface. */
export function drawSection(
  doc: PDFKit.PDFDocument,
  bands: readonly Band[],
  { x, width }: SectionPosition,
): void {
  let y = 4;
  for (const { tissue, height } of bands) {
    const outline = `M${x} ${y}${across(y, x, x + width)}L${x + width} ${y + height}${across(y + height, x + width, x)}Z`;
    drawTissue(doc, tissue, { outline, x, y, width, height });
    y += height;
  }
}

/** Returns a slightly curved horizontal line. */
function across(at: number, from: number, to: number): string {
  const third = (to - from) / 3;
  const rise = 4 * Math.sign(third);
  return `C${from + third} ${at - rise} ${from + 2 * third} ${at + rise} ${to} ${at}`;
}
