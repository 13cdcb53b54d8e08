import { drawBlock } from '../../../packages/server/src/platform/paper/drawBlock.ts';
import { paper } from '../../../packages/server/src/platform/paper/paper.ts';
import type { Guide } from './Guide.ts';
import { guideColours } from './guideColours.ts';

/** Style of a list: marker and text size. */
export interface ListStyle {
  readonly label: (at: number) => string;
  readonly size?: number;
  readonly indent?: number;
}

/** Draws a list, tagged with its labels and bodies. */
export function drawList(
  { sheets, root }: Guide,
  texts: readonly string[],
  { label, size = 9.5, indent = 14 }: ListStyle,
): void {
  const { doc } = sheets;
  const style = { size, weight: 'regular', colour: guideColours.text } as const;
  const list = doc.struct('L');
  root.add(list);
  texts.forEach((text, at) => {
    const lines = sheets.linesOf(text, paper.textWidth - indent, style);
    sheets.need(lines.length * size * 1.4);
    const item = doc.struct('LI');
    list.add(item);
    const labelled = doc.struct('Lbl');
    const body = doc.struct('LBody');
    item.add(labelled);
    item.add(body);
    labelled.add(doc.markStructureContent('Lbl'));
    drawBlock(sheets, sheets.linesOf(label(at), indent, style), paper.start, sheets.y);
    doc.endMarkedContent();
    body.add(doc.markStructureContent('LBody'));
    sheets.y = drawBlock(sheets, lines, paper.start + indent, sheets.y) + 2;
    doc.endMarkedContent();
    item.end();
  });
  list.end();
  sheets.y += 6;
}
