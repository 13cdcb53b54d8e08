import { buffer } from 'node:stream/consumers';
import { brand } from '@formulary/rules/brand/brand';
import type { Resource } from '@formulary/rules/content/resources';
import { createSheets } from '@formulary/server/platform/paper/createSheets';
import type { Guide } from './Guide.ts';
import { paper } from '@formulary/server/platform/paper/paper';
import { guideColours } from './guideColours.ts';

const STYLE = { size: 8, weight: 'regular', colour: guideColours.muted } as const;
const RULE_Y = paper.bottom + 6;
const LINE_Y = paper.bottom + 18;

/** Draws each sheet's footer with the guide's title and page number, tagged as an artefact that screen readers skip. */
function drawMargins({ sheets, resource }: Guide): void {
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

/** Date of the last review; fixed, so that the same guide has the same bytes. */
const REVIEWED = new Date('2026-11-23T00:00:00Z');

/** Draws a guide as a tagged PDF (PDF/UA-1, A4, British English, fonts embedded). */
export async function drawGuide(resource: Resource, draw: (guide: Guide) => void): Promise<Buffer> {
  const sheets = createSheets({
    title: resource.title,
    author: brand.company.name,
    subject: resource.description,
    createdAt: REVIEWED,
    // Compression differs between machines, and tests compare these bytes.
    isPacked: false,
  });
  const bytes = buffer(sheets.doc);
  const root = sheets.doc.struct('Document');
  sheets.doc.addStructure(root);
  const guide = { resource, sheets, root };
  draw(guide);
  drawMargins(guide);
  root.end();
  sheets.doc.end();
  return bytes;
}
