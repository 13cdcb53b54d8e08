import type { TextStyle } from './breakLines.ts';
import type { Sheets } from './createSheets.ts';
import { drawBlock, LEADING } from './drawBlock.ts';
import { paper } from './paper.ts';

/** Position and tag of a paragraph. */
export interface TextPosition {
  readonly as: 'H1' | 'H2' | 'H3' | 'P';
  readonly parent: PDFKit.PDFStructureElement;
  readonly style: TextStyle;
  readonly x?: number;
  readonly width?: number;
  /** Space after it, in points. */
  readonly after?: number;
  /** Points that must follow on the same page, so that a heading is never the last line. */
  readonly keep?: number;
}

/** Draws a paragraph or heading at `y` and moves `y` past it, over as many pages as needed. */
export function drawText(sheets: Sheets, text: string, place: TextPosition): void {
  const { as, parent, style, x = paper.start, width = paper.textWidth } = place;
  const { doc } = sheets;
  const element = doc.struct(as);
  parent.add(element);
  const height = style.size * LEADING;
  let lines = sheets.linesOf(text, width, style);
  sheets.need(height + (place.keep ?? 0));
  while (lines.length > 0) {
    sheets.need(height);
    const room = Math.floor((paper.bottom - sheets.y) / height + 0.001);
    element.add(doc.markStructureContent(as));
    sheets.y = drawBlock(sheets, lines.slice(0, room), x, sheets.y);
    doc.endMarkedContent();
    lines = lines.slice(room);
  }
  element.end();
  sheets.y += place.after ?? 0;
}
