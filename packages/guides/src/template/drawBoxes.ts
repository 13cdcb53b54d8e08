import { drawText } from '@formulary/server/platform/paper/drawText';
import { paper } from '@formulary/server/platform/paper/paper';
import type { Guide } from '../kit/Guide.ts';
import { guideColours } from '../kit/guideColours.ts';

const BOX = 10;
const INDENT = 18;

/** Draws sentences with tick boxes. */
export function drawBoxes({ sheets, root }: Guide, texts: readonly string[]): void {
  for (const text of texts) {
    const top = sheets.y + 1.5;
    drawText(sheets, text, {
      parent: root,
      as: 'P',
      style: { size: 9.5, weight: 'regular', colour: guideColours.text },
      x: paper.start + INDENT,
      width: paper.textWidth - INDENT,
      after: 4,
    });
    sheets.decorate(() => {
      sheets.doc.rect(paper.start, top, BOX, BOX);
      sheets.doc.lineWidth(0.8).strokeColor(guideColours.text).stroke();
    });
  }
  sheets.y += 6;
}
