import { brand } from '@formulary/rules/brand/brand';
import { FULL_LEAF, LINE, OPEN_LEAF, STEM, TILE, TILE_RADIUS } from '@formulary/ui/art/logoMark';
import { drawText } from '../../../packages/server/src/platform/paper/drawText.ts';
import { paper } from '../../../packages/server/src/platform/paper/paper.ts';
import type { Guide } from './Guide.ts';
import { guideColours } from './guideColours.ts';

const MARK_SIZE = 30;

/** Draws the shop's logo, the guide's title and its introduction. */
export function drawTitle({ sheets, root, resource }: Guide, lead: string): void {
  drawMark(sheets);
  const x = paper.start + MARK_SIZE + 10;
  const beside = { parent: root, x, width: paper.end - x } as const;
  const top = sheets.y;
  sheets.y = top - 3;
  drawText(sheets, `${brand.name} · ${brand.claim}`, {
    ...beside,
    as: 'P',
    style: { size: 8.5, weight: 'regular', colour: guideColours.muted },
  });
  drawText(sheets, resource.title, {
    ...beside,
    as: 'H1',
    style: { size: 19, weight: 'bold', colour: guideColours.heading },
  });
  sheets.y = Math.max(sheets.y, top + MARK_SIZE) + 6;
  drawText(sheets, lead, {
    parent: root,
    as: 'P',
    style: { size: 9.5, weight: 'regular', colour: guideColours.text },
    after: 8,
  });
}

function drawMark({ doc, y, decorate }: Guide['sheets']): void {
  decorate(() => {
    doc.translate(paper.start, y).scale(MARK_SIZE / TILE);
    doc.roundedRect(0, 0, TILE, TILE, TILE_RADIUS).fill(guideColours.accent);
    doc.lineWidth(LINE).lineCap('round').lineJoin('round').strokeColor(guideColours.onAccent);
    doc.path(STEM).stroke();
    doc.path(OPEN_LEAF).stroke();
    doc.path(FULL_LEAF).fill(guideColours.onAccent);
  });
}
