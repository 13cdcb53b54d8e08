import { drawText } from '@formulary/server/platform/paper/drawText';
import { paper } from '@formulary/server/platform/paper/paper';
import { drawLabels } from './drawLabels.ts';
import type { Guide } from './Guide.ts';
import { guideColours } from './guideColours.ts';
import type { Plate } from './Plate.ts';
import { plateFrame } from './plateFrame.ts';

const RADIUS = 8;
const CAPTION_HEIGHT = 30;

/** Draws a plate on a tinted area as one figure, with labels at both sides and the caption below. */
export function drawPlate({ sheets, root }: Guide, plate: Plate): void {
  const { doc } = sheets;
  sheets.need(plateFrame(plate, 0).height + CAPTION_HEIGHT);
  const frame = plateFrame(plate, sheets.y);
  const { top, height, origin } = frame;
  const bbox = [paper.start, top, paper.end, top + height];
  const options = { alt: plate.alt, bbox, placement: 'Block' };
  const figure = doc.struct('Figure', options);
  root.add(figure);
  figure.add(doc.markStructureContent('Figure'));
  doc.save();
  doc.roundedRect(paper.start, top, paper.textWidth, height, RADIUS);
  doc.lineWidth(0.6).fillAndStroke(guideColours.sheet, guideColours.hairline);
  doc.roundedRect(paper.start, top, paper.textWidth, height, RADIUS).clip();
  doc.translate(...origin).scale(plate.scale);
  doc.lineJoin('round').lineCap('round');
  plate.draw(doc);
  doc.restore();
  drawLabels(sheets, plate, frame);
  doc.endMarkedContent();
  figure.end();
  sheets.y = top + height + 4;
  drawText(sheets, plate.caption, {
    parent: root,
    as: 'P',
    style: { size: 8.2, weight: 'regular', colour: guideColours.muted },
    after: 8,
  });
}
