import { drawText } from '../../../packages/server/src/platform/paper/drawText.ts';
import type { Guide } from './Guide.ts';
import { guideColours } from './guideColours.ts';

/** Draws a level-2 heading, and keeps it on a sheet with at least `keep` points of what follows. */
export function drawHeading({ sheets, root }: Guide, text: string, keep = 60): void {
  drawText(sheets, text, {
    parent: root,
    as: 'H2',
    style: { size: 13, weight: 'bold', colour: guideColours.heading },
    after: 2,
    keep,
  });
}
