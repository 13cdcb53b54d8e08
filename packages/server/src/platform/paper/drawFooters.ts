import type { Sheets } from './createSheets.ts';
import { paper } from './paper.ts';

const STYLE = { size: 8, weight: 'regular' } as const;
const LINE_Y = paper.bottom + 16;

/**
 * Draws the footer of every page: `text`, the page number of the total and `drawElse`, as artefacts that screen readers
 * skip.
 */
export function drawFooters(sheets: Sheets, text: string, drawElse: () => void = () => {}): void {
  const { doc } = sheets;
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    drawFooter(sheets, text, { page: `Page ${at + 1} of ${count}`, drawElse });
  }
}

/** Draws the footer of the page that is being drawn. */
export function drawFooter(
  sheets: Sheets,
  text: string,
  { page, drawElse = () => {} }: { readonly page: string; readonly drawElse?: () => void },
): void {
  const { doc } = sheets;
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
  doc.moveTo(paper.start, paper.bottom + 5).lineTo(paper.end, paper.bottom + 5);
  doc.lineWidth(0.5).strokeColor('black').stroke();
  drawAt(sheets, text, 'start');
  drawAt(sheets, page, 'end');
  drawElse();
  doc.endMarkedContent();
}

function drawAt(sheets: Sheets, text: string, side: 'start' | 'end'): void {
  const [line] = sheets.linesOf(text, paper.textWidth * 0.8, STYLE);
  if (!line) return;
  const width = sheets.widthOf(line);
  sheets.drawLine(line, side === 'start' ? paper.start : paper.end - width, LINE_Y);
}
