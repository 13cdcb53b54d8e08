import { LEADING } from '@formulary/server/platform/paper/drawBlock';
import { drawText } from '@formulary/server/platform/paper/drawText';
import { paper } from '@formulary/server/platform/paper/paper';
import type { Guide } from '../kit/Guide.ts';
import { guideColours } from '../kit/guideColours.ts';

/** Step of an order. */
export interface OrderingStep {
  readonly title: string;
  /** Screen of the step, by its name in the shop. */
  readonly screen: string;
  readonly texts: readonly string[];
}

const DISC = 11;
const INDENT = 34;
const TEXT = { size: 10, weight: 'regular', colour: guideColours.text } as const;
/** Height of a step's title, screen and spaces. */
const AROUND = 52;

/** Draws numbered steps below one another, joined by a line. */
export function drawSteps(guide: Guide, steps: readonly OrderingStep[]): void {
  steps.forEach((step, at) => drawStep(guide, step, at + 1, steps.length));
}

function drawStep({ sheets, root }: Guide, step: OrderingStep, number: number, of: number): void {
  const { doc } = sheets;
  const place = { parent: root, x: paper.start + INDENT, width: paper.textWidth - INDENT } as const;
  const lines = step.texts.flatMap((text) => sheets.linesOf(text, place.width, TEXT));
  sheets.need(lines.length * TEXT.size * LEADING + AROUND);
  const top = sheets.y;
  drawText(sheets, `Step ${number}: ${step.title}`, {
    ...place,
    as: 'H2',
    style: { size: 12.5, weight: 'bold', colour: guideColours.heading },
  });
  drawText(sheets, `Where: ${step.screen}`, {
    ...place,
    as: 'P',
    style: { size: 9, weight: 'bold', colour: guideColours.accent },
    after: 1,
  });
  for (const text of step.texts) {
    drawText(sheets, text, {
      ...place,
      as: 'P',
      style: TEXT,
      after: 3,
    });
  }
  sheets.y += 9;
  const [x, y] = [paper.start + DISC, top + DISC - 2];
  sheets.decorate(() => {
    if (number < of) {
      doc.moveTo(x, y + DISC + 3).lineTo(x, sheets.y - 3);
      doc.lineWidth(1.2).strokeColor(guideColours.hairline).stroke();
    }
    doc.circle(x, y, DISC).fill(guideColours.accent);
    doc.font('bold').fontSize(11).fillColor(guideColours.onAccent);
    const text = String(number);
    doc.text(text, x - doc.widthOfString(text) / 2, y + 4, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  });
}
