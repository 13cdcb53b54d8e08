import type { Ribbon } from './ribbonPaths.ts';
import { ribbonPaths } from './ribbonPaths.ts';

/** Colours of a ribbon: surface, and fibres with outline. */
export interface RibbonColours {
  readonly fill: string;
  readonly line: string;
}

/** Draws a muscle: its surface, its fibres and its outline. */
export function drawRibbon(
  doc: PDFKit.PDFDocument,
  ribbon: Ribbon,
  { fill, line }: RibbonColours,
): void {
  const { outline, fibres } = ribbonPaths(ribbon);
  doc.path(outline).fill(fill, 'even-odd');
  doc.strokeColor(line).lineWidth(0.4).strokeOpacity(0.6);
  for (const fibre of fibres) doc.path(fibre).stroke();
  doc.lineWidth(0.6).strokeOpacity(1).path(outline).stroke();
}
