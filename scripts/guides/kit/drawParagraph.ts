import { drawText } from '../../../packages/server/src/platform/paper/drawText.ts';
import type { Guide } from './Guide.ts';
import { guideColours } from './guideColours.ts';

/** Draws a paragraph of body text. */
export function drawParagraph({ sheets, root }: Guide, text: string, after = 6): void {
  drawText(sheets, text, {
    parent: root,
    as: 'P',
    style: { size: 9.5, weight: 'regular', colour: guideColours.text },
    after,
  });
}
