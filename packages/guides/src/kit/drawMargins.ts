import { brand } from '@formulary/rules/brand/brand';
import { paper } from '@formulary/server/platform/paper/paper';
import { guideColours } from './guideColours.ts';
import type { Guide } from './Guide.ts';

const STYLE = { size: 8, weight: 'regular', colour: guideColours.muted } as const;
const RULE_Y = paper.bottom + 6;
const LINE_Y = paper.bottom + 18;

/** Draws each sheet's footer with the guide's title and page number, tagged as an artefact that screen readers skip. */
export function drawMargins({ sheets, resource }: Guide): void {
  const { doc } = sheets;
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.moveTo(paper.start, RULE_Y).lineTo(paper.end, RULE_Y);
    doc.lineWidth(0.5).strokeColor(guideColours.hairline).stroke();
    const [left] = sheets.linesOf(`${brand.name} · ${resource.title}`, paper.textWidth, STYLE);
    const [right] = sheets.linesOf(`Page ${at + 1} of ${count}`, paper.textWidth, STYLE);
    if (left) sheets.drawLine(left, paper.start, LINE_Y);
    if (right) sheets.drawLine(right, paper.end - sheets.widthOf(right), LINE_Y);
    doc.endMarkedContent();
  }
}
