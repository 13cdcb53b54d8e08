import { drawBlock } from '@formulary/server/platform/paper/drawBlock';
import { paper } from '@formulary/server/platform/paper/paper';
import type { Guide } from '../kit/Guide.ts';
import { guideColours } from '../kit/guideColours.ts';

const GAP = 22;
const HEIGHT = 37;
const STYLE = { size: 8.5, weight: 'regular', colour: guideColours.muted } as const;

/** Draws labelled lines to write on, in two columns. */
export function drawLines({ sheets, root }: Guide, names: readonly string[]): void {
  const { doc } = sheets;
  const width = (paper.textWidth - GAP) / 2;
  const list = doc.struct('L');
  root.add(list);
  names.forEach((name, at) => {
    const x = paper.start + (at % 2) * (width + GAP);
    const y = sheets.y + Math.floor(at / 2) * HEIGHT;
    const item = doc.struct('LI');
    const body = doc.struct('LBody');
    list.add(item);
    item.add(body);
    body.add(doc.markStructureContent('LBody'));
    drawBlock(sheets, sheets.linesOf(name, width, STYLE), x, y);
    doc.endMarkedContent();
    item.end();
    sheets.decorate(() => {
      doc.moveTo(x, y + HEIGHT - 4).lineTo(x + width, y + HEIGHT - 4);
      doc.lineWidth(0.6).strokeColor(guideColours.text).stroke();
    });
  });
  list.end();
  sheets.y += Math.ceil(names.length / 2) * HEIGHT + 10;
}
