import { buffer } from 'node:stream/consumers';
import { brand } from '@formulary/rules/brand/brand';
import type { Resource } from '@formulary/rules/content/resources';
import { createSheets } from '@formulary/server/platform/paper/createSheets';
import { drawMargins } from './drawMargins.ts';
import type { Guide } from './Guide.ts';

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
