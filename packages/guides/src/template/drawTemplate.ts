import { brand } from '@formulary/rules/brand/brand';
import { declarations } from '@formulary/rules/prescriptions/signing/declarations';
import { templateFields } from '@formulary/rules/prescriptions/templateFields';
import { drawText } from '@formulary/server/platform/paper/drawText';
import { paper } from '@formulary/server/platform/paper/paper';
import type { Guide } from '../kit/Guide.ts';
import { guideColours } from '../kit/guideColours.ts';
import { drawBlankItems } from './drawBlankItems.ts';
import { drawBoxes } from './drawBoxes.ts';
import { drawLines } from './drawLines.ts';

const HEADING = { size: 12, weight: 'bold', colour: guideColours.text } as const;

/**
 * Draws a private prescription to fill in by hand, with the contents of the screen of that name, on one A4 page (spec
 * 2.21).
 */
export function drawTemplate(guide: Guide): void {
  const { sheets, root } = guide;
  const heading = (text: string) =>
    drawText(sheets, text, { parent: root, as: 'H2', style: HEADING, after: 2 });
  drawText(sheets, 'Private prescription', {
    parent: root,
    as: 'H1',
    style: { size: 20, weight: 'bold', colour: guideColours.text },
    after: 8,
  });
  drawLines(guide, templateFields.prescriber);
  heading('Patient');
  drawLines(guide, templateFields.patient);
  heading('Items');
  drawBlankItems(guide);
  heading('Declarations');
  drawBoxes(guide, Object.values(declarations));
  drawLines(guide, templateFields.signature);
  drawText(sheets, `Send the signed original to ${brand.address.join(', ')}.`, {
    parent: root,
    as: 'P',
    style: { size: 8.5, weight: 'regular', colour: guideColours.muted },
    width: paper.textWidth,
  });
}
