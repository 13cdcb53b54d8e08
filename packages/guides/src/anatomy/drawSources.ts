import { drawHeading, drawList, drawParagraph } from '../kit/drawBlocks.ts';
import type { Guide } from '../kit/Guide.ts';

const AID =
  'This guide is an aid to memory for trained practitioners. It does not replace training, supervision, the instructions of the product or the examination of the person in front of you: courses and depths are what most people have, and every structure here varies. The plates are schematic and not to scale.';

/** Draws the disclaimer and the sources. */
export function drawSources(guide: Guide, sources: readonly string[]): void {
  drawHeading(guide, 'What this guide is');
  drawParagraph(guide, AID);
  drawHeading(guide, 'Sources');
  drawList(guide, sources, { label: (at) => `${at + 1}.`, size: 8, indent: 16 });
}
